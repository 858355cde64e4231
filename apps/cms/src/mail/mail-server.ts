import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { Configuration } from '../configuration.ts'
import { noMail } from './no-mail.ts'

/** A mail server that does not answer holds nobody up for longer, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const name = 'Nagardwar'

/** Sends over the mail server of the environment, or not at all. Account and password stay in the environment. */
export function mailFor({ smtpUrl, mailFrom }: Pick<Configuration, 'smtpUrl' | 'mailFrom'>): EmailAdapter {
  if (!smtpUrl) return noMail
  const server = createTransport({ url: smtpUrl, ...patience })
  return () => ({
    name: 'smtp',
    defaultFromAddress: mailFrom,
    defaultFromName: name,
    sendEmail: async (message) => {
      await server.sendMail({ from: { name, address: mailFrom }, ...message })
    },
  })
}
