import { feedbackNotification } from '../../feedback.ts'
import { feedback, secret } from './resident.ts'

const status = {
  reference: 'F-R3GQ-38CX',
  subject: feedback.subject,
  state: 'received',
  receivedAt: '2026-11-20T05:30:00.000Z',
  takenUpAt: null,
  answeredAt: null,
  closedAt: null,
  department: null,
  answers: [],
  addition: null,
  mayAdd: true,
} as const

const answered = {
  ...status,
  state: 'answered',
  takenUpAt: '2026-11-20T08:00:00.000Z',
  answeredAt: '2026-11-21T06:15:00.000Z',
  department: { en: 'Electricity', mr: 'विद्युत विभाग' },
  answers: [{ text: 'नमस्कार,\nपथदिवा दुरुस्त केला आहे.', language: 'mr', at: '2026-11-21T06:15:00.000Z' }],
} as const

const addition = { text: 'The next lamp is dark too.', at: '2026-11-21T07:00:00.000Z' } as const

/** Named examples: messages to the council, their files, and what becomes of them. */
export const messages = {
  contactUs: {
    normal: {
      request: feedback,
      reply: { message: 'Your feedback has been stored.', contactId: 'SMC-2024-000017' },
    },
    'with-link': {
      request: feedback,
      reply: { message: 'Your feedback has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
    long: {
      request: { ...feedback, name: 'अ'.repeat(120), feedback: 'न'.repeat(5000) },
      reply: { message: 'Your feedback has been stored.', contactId: 'SMC-2024-000018' },
    },
    empty: {
      request: { name: ' ', mobile: '', subject: '', email: '', feedback: '' },
      refusal: {
        message: 'Some fields need attention.',
        errors: {
          name: 'nameRequired',
          mobile: 'mobileRequired',
          subject: 'subjectRequired',
          email: 'emailRequired',
          feedback: 'feedbackRequired',
        },
      },
    },
    'wrong-email': {
      request: { ...feedback, email: 'resident@sahyanagar' },
      refusal: { message: 'Some fields need attention.', errors: { email: 'emailInvalid' } },
    },
  },
  notification: {
    normal: {
      request: feedbackNotification(feedback.name),
      reply: { id: 17, ...feedbackNotification(feedback.name) },
    },
  },
  feedbackStatus: {
    normal: { request: { secret }, reply: answered },
    received: { request: { secret }, reply: status },
    closed: {
      request: { secret },
      reply: { ...answered, state: 'closed', closedAt: '2026-11-22T09:00:00.000Z', addition, mayAdd: false },
    },
  },
  feedbackAddition: {
    normal: {
      request: { secret, text: addition.text },
      reply: { ...answered, state: 'with-department', addition, mayAdd: false },
    },
  },
  messageFigures: {
    normal: {
      at: '2026-11-22T06:30:00.000Z',
      rows: [
        {
          month: '2026-11',
          kind: 'message',
          received: 24,
          done: 15,
          within: 13,
          late: 4,
          medianDays: 2.5,
          ninetiethDays: 8,
        },
        {
          month: '2026-10',
          kind: 'message',
          received: 1238,
          done: 1200,
          within: 1100,
          late: 120,
          medianDays: 3,
          ninetiethDays: 11.5,
        },
        {
          month: '2026-10',
          kind: 'report',
          received: 9,
          done: 0,
          within: 0,
          late: 9,
          medianDays: null,
          ninetiethDays: null,
        },
      ],
    },
    empty: { at: '2026-11-22T06:30:00.000Z', rows: [] },
  },
} as const
