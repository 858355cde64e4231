export type MailError = { code?: string; command?: string; responseCode?: number }

const before = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL FROM', 'RCPT TO', 'API'])
const unreached = new Set(['ECONNECTION', 'EDNS', 'EAUTH', 'EENVELOPE', 'ENOAUTH', 'ETLS'])

/** What became of a mail that the server did not take. Only when the line broke while it was handed over nobody knows. */
export function outcomeOf(error: unknown): 'waiting' | 'refused' | 'unsure' {
  const { code = '', command = '', responseCode } = (error ?? {}) as MailError
  if (responseCode !== undefined) return responseCode >= 500 && code !== 'EAUTH' ? 'refused' : 'waiting'
  if (before.has(command.split(/[ :]/)[0] ?? '') || before.has(command)) return 'waiting'
  return unreached.has(code) || /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(code)
    ? 'waiting'
    : 'unsure'
}
