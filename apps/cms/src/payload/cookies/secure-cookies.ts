/** What a cookie of this host must say, beside its name; browsers refuse it otherwise. */
const flags = '; Secure; SameSite=Lax'

/**
 * Payload writes the theme's cookie without flags. Under https its name has the prefix for one host (closed-cookies.ts),
 * so they are added when it is written.
 */
export function secureCookies(page: Pick<Document, 'cookie'>, isSecure: boolean): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(page)), 'cookie')
  if (!isSecure || !own?.get || !own.set || Object.hasOwn(page, 'cookie')) return
  const { get, set } = own
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () => get.call(page),
    set: (text: string) => set.call(page, text.startsWith('__Host-') ? text + flags : text),
  })
}
