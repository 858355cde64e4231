import { secret } from './resident.ts'

/** Named examples: reports of discrimination or misconduct of staff. */
export const misconduct = {
  misconductOfficer: {
    normal: {
      title: {
        en: 'Smt. A. B. Deshmukh, Vigilance Officer',
        mr: 'श्रीमती अ. ब. देशमुख, दक्षता अधिकारी',
      },
    },
  },
  misconductReport: {
    normal: {
      request: {
        subject: 'At the birth certificate counter',
        feedback: 'I was asked to pay for a free form.',
      },
      reply: { message: 'Your feedback has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
} as const
