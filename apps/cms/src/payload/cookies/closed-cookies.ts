/*
 * Payload 3.90: writes the cookies of the session, the language and the theme for all of the host, and those of
 *   language and theme without `Secure` and `SameSite`.
 * Upstream: none found.
 * Here: under https their names have the prefix `__Host-`, and the server's answers close them.
 * Canary: cookies: the cookie of the theme is written without flags.
 */

import type { ServerResponse } from 'node:http'

/** Only this host, over https and for all paths, can set a cookie with such a name (RFC 6265bis, 4.1.3.2). */
export const hostPrefix = '__Host-'

/** What Payload's cookies are called: session, language and theme. Over plain http browsers refuse the prefix. */
export const cookiePrefix = (isServedSecurely: boolean): string =>
  isServedSecurely ? `${hostPrefix}payload` : 'payload'

/** A cookie of this host with what its prefix demands, and not sent with what other sites ask. */
export function closed(cookie: string): string {
  if (!cookie.startsWith(hostPrefix)) return cookie
  const parts = cookie.split(/;\s*/)
  const has = (name: string) => parts.some((part) => part.toLowerCase().split('=')[0] === name)
  return [
    ...parts,
    ...(has('path') ? [] : ['Path=/']),
    ...(has('secure') ? [] : ['Secure']),
    ...(has('samesite') ? [] : ['SameSite=Lax']),
  ].join('; ')
}

/** Payload says neither `Secure` nor `SameSite` of the language that staff choose. */
export function closeCookies(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    const set = response.getHeader('set-cookie')
    if (set !== undefined)
      response.setHeader(
        'set-cookie',
        [set].flat().map((each) => closed(String(each))),
      )
    return writeHead.apply(response, head)
  }) as typeof writeHead
}
