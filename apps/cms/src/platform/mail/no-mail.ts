import type { EmailAdapter } from 'payload'

/**
 * No mail server is configured, so nothing is sent: an administrator sets a forgotten password. Payload's own
 * substitute would write the whole message, with its secret link, into the log.
 */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'no-mail',
  defaultFromAddress: 'desk@localhost',
  defaultFromName: 'Nagardwar',
  sendEmail: async ({ subject }) => {
    payload.logger.warn({ msg: 'No mail was sent, since no mail server is configured', subject })
  },
})
