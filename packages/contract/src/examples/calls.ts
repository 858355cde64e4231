import { feedbackNotification } from '../feedback.ts'

const feedback = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  subject: 'Street lamp in Ward 12',
  email: 'resident@sahyanagar.example',
  feedback: 'बाजार गल्लीतील पथदिवा बंद आहे. The lamp at the corner is dark.',
}

/** Named examples of the calls that are not lists: what is sent, and what comes back. */
export const callExamples = {
  visitorCount: { normal: { count: 1248307 }, empty: { count: 0 } },
  incrementVisitorCount: { normal: { count: 1248308 }, empty: { count: 1 } },
  contactUs: {
    normal: {
      request: feedback,
      reply: { message: 'Your feedback has been stored.', contactId: 'SMC-2024-000017' },
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
  useful: {
    normal: {
      request: { page: '/mr/roads', useful: true },
      reply: { message: 'Thank you. Your answer has been counted.' },
    },
  },
  notification: {
    normal: {
      request: feedbackNotification(feedback.name),
      reply: { id: 17, ...feedbackNotification(feedback.name) },
    },
  },
} as const
