/**
 * What the desk's first screens call before anybody has logged in. An invited person sets the first password with the
 * link of the invitation.
 */
const calls: ReadonlySet<string> = new Set([
  'GET users/init',
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/first-register',
  'POST users/reset-password',
])

/** With a mail server alone: else an administrator sets a forgotten password. */
const forgotten = 'POST users/forgot-password'

/** Whether this may be requested without an account: nothing that names a list, a file or a person. */
export const isForOutside = (method: string, path: string, canSendMail: boolean): boolean =>
  calls.has(`${method} ${path}`) || (canSendMail && `${method} ${path}` === forgotten)
