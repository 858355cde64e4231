import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import { deskOption } from '../desk-option.ts'
import { noMail } from './no-mail.ts'

/** A mail server that does not answer holds nobody up for longer, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const name = 'Nagardwar'

/** The mail server, with account and password, if the council has one; and the address from which mail is sent. */
export type MailServer = { smtpUrl: string | undefined; mailFrom: string }

export const mailServer = deskOption<MailServer>('mailServer')

export const canSendMail = (payload: Pick<Payload, 'config'>): boolean =>
  mailServer.of(payload).smtpUrl !== undefined

/** To another machine mail leaves encrypted or not at all; on this one, servers often know no TLS. */
export const isAway = (url: string): boolean =>
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Sends over the mail server of the environment, or not at all. Account and password stay in the environment. */
export function mailFor({ smtpUrl, mailFrom }: MailServer): EmailAdapter {
  if (!smtpUrl) return noMail
  const server = createTransport({ url: smtpUrl, requireTLS: isAway(smtpUrl), ...patience })
  return () => ({
    name: 'smtp',
    defaultFromAddress: mailFrom,
    defaultFromName: name,
    sendEmail: async (message) => {
      await server.sendMail({ from: { name, address: mailFrom }, ...message })
    },
  })
}
