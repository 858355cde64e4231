/** What the desk's first screens call before anybody has logged in. A forgotten password is set by an administrator. */
const calls: ReadonlySet<string> = new Set([
  'GET users/init',
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/first-register',
])

/** Whether somebody without an account may ask this at all: nothing that names a list, a file or a person. */
export const isForOutside = (method: string, path: string): boolean => calls.has(`${method} ${path}`)
