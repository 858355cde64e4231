import type { Payload } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import type { Sent } from './question.ts'

export type MailResult = { at: string; to: string; outcome: keyof typeof outcomes }

export const outcomes = {
  sent: {
    en: 'The mail server took the message. Look into the mailbox.',
    mr: 'मेल सर्व्हरने संदेश स्वीकारला. आपली मेलपेटी पाहा.',
  },
  unreachable: {
    en: 'The mail server could not be reached. The operator of the server knows whether its address is right.',
    mr: 'मेल सर्व्हरशी संपर्क झाला नाही. त्याचा पत्ता बरोबर आहे का, हे सर्व्हरच्या व्यवस्थापकांना विचारा.',
  },
  login: {
    en: 'The mail server refused the account or its password.',
    mr: 'मेल सर्व्हरने खाते किंवा पासवर्ड नाकारला.',
  },
  refused: {
    en: 'The mail server refused the message. Its own words are in the log of the desk.',
    mr: 'मेल सर्व्हरने संदेश नाकारला. त्याचे कारण कर्मचारी कक्षाच्या लॉगमध्ये आहे.',
  },
} satisfies Record<string, Words>

const message = {
  subject: { en: 'Test message of the website', mr: 'संकेतस्थळाचा चाचणी संदेश' },
  text: {
    en: 'This message shows that the staff desk of the council’s website can send mail.',
    mr: 'संस्थेच्या संकेतस्थळाचा कर्मचारी कक्ष मेल पाठवू शकतो, हे या संदेशावरून दिसते.',
  },
} satisfies Record<string, Words>

/** Codes of nodemailer and of the network. */
const outcomeOf = (code: unknown): MailResult['outcome'] =>
  code === 'EAUTH' ? 'login' : code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable'

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (error as { code?: unknown }).code : undefined

/** Without the mail itself or an address: neither belongs into the log. */
function logFailure({ logger }: Payload, error: unknown): void {
  const response = error instanceof Error ? (error as { response?: unknown }).response : undefined
  logger.warn({ msg: 'The test message was not sent', code: codeOf(error), response })
}

/** Sends a message to the administrator and says in a word what became of it. */
export async function sendTest(to: string, { req }: Pick<Sent, 'req'>): Promise<MailResult> {
  const at = new Date().toISOString()
  try {
    await req.payload.sendEmail({ to, subject: say(message.subject, req), text: say(message.text, req) })
    return { at, to, outcome: 'sent' }
  } catch (error) {
    logFailure(req.payload, error)
    return { at, to, outcome: outcomeOf(codeOf(error)) }
  }
}
