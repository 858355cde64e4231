import { secret } from './resident.ts'

/** Named examples: mails to residents. */
export const mails = {
  mailSubscription: {
    normal: {
      request: {
        email: 'resident@sahyanagar.example',
        topics: ['alerts', 'notices'],
        ward: '12',
        language: 'mr',
      },
      reply: { message: 'Please look at your mail.' },
    },
    'wrong-email': {
      request: { email: 'resident@sahyanagar', topics: [], language: 'en' },
      refusal: {
        message: 'Some fields need attention.',
        errors: { email: 'emailInvalid', topics: 'topicsRequired' },
      },
    },
  },
  mailSubscriptionState: {
    normal: {
      request: { secret },
      reply: { state: 'unconfirmed', topics: ['alerts', 'notices'], ward: '12', language: 'mr' },
    },
  },
  mailConfirmation: {
    normal: {
      request: { secret },
      reply: { state: 'confirmed', topics: ['alerts', 'notices'], ward: '12', language: 'mr' },
    },
  },
  mailChange: {
    normal: {
      request: { secret, topics: ['meetings'], ward: '', language: 'en' },
      reply: { state: 'confirmed', topics: ['meetings'], ward: '', language: 'en' },
    },
  },
  mailEnd: { normal: { request: { secret }, reply: { message: 'This address gets no more mail.' } } },
} as const
