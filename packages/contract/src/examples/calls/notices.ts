import { feedback, secret } from './resident.ts'

/** Named examples: what residents write to a public notice. */
export const notices = {
  noticeAnswer: {
    normal: {
      request: {
        link: '/notices/lake-road-trees',
        language: 'mr',
        name: feedback.name,
        email: feedback.email,
        ward: '12',
        address: '',
        stance: 'objection',
        text: 'वडाचे झाड शंभर वर्षांचे आहे; ते तोडू नये.',
        wantsOutcome: true,
        files: ['abcdefghijklmnopqrstuvwxy2'],
        notice: '2026-11-28',
        website: '',
        seconds: 95,
      },
      reply: { message: 'Your answer has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
  proposal: {
    normal: {
      request: {
        link: '/notices/budget-2027',
        language: 'en',
        ward: '12',
        title: 'Street lights on the lane to the school',
        place: 'Temple lane',
        text: 'Children walk there after dark.',
        name: feedback.name,
        mobile: feedback.mobile,
        email: feedback.email,
        notice: '2026-11-28',
        website: '',
        seconds: 95,
      },
      reply: { message: 'Your message has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
} as const
