import { feedback, secret } from './resident.ts'

/** Named examples: problems that residents report. */
export const reports = {
  report: {
    normal: {
      request: {
        kind: 1,
        ward: 12,
        place: 'बाजार गल्ली, शाळेजवळ',
        latitude: 19.2398,
        longitude: 73.3121,
        text: 'कोपऱ्यावरील पथदिवा तीन दिवसांपासून बंद आहे.',
        name: feedback.name,
        mobile: '',
        email: feedback.email,
        photographs: [],
        notice: '2026-11-28',
        website: '',
        seconds: 40,
        language: 'mr',
      },
      reply: {
        message: 'Your feedback has been stored.',
        contactId: 'F-R3GQ-38CX',
        secret,
        dueOn: '2026-12-18',
      },
    },
  },
  reportFollow: {
    normal: {
      request: { report: 2, email: feedback.email, website: '', language: 'en' },
      reply: { message: 'Thank you. This has been counted.', followers: 5 },
    },
  },
} as const
