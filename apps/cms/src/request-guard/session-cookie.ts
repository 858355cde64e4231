import type { IncomingMessage } from 'node:http'
import { configuration } from '../configuration.ts'

const inside = 'payload-token'
/** Only this host, over HTTPS and for all paths, can set a cookie with such a name (RFC 6265bis, 4.1.3.2). */
const outside = '__Host-payload-token'

const pairs = (cookies: string): string[] => cookies.split(/;\s*/).filter(Boolean)

/**
 * The cookies as Payload reads them: the session under its inner name, without one that another site on the same
 * domain has set.
 */
export const innerCookies = (cookies: string): string =>
  pairs(cookies)
    .filter((pair) => !pair.startsWith(`${inside}=`))
    .map((pair) => (pair.startsWith(`${outside}=`) ? pair.replace(outside, inside) : pair))
    .join('; ')

/** The cookies of an answer, with the session under its outer name. */
export function withOuterCookies(headers: Headers): Headers {
  const set = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of set)
    headers.append('set-cookie', cookie.startsWith(`${inside}=`) ? cookie.replace(inside, outside) : cookie)
  return headers
}

/** If the desk uses HTTPS, its session cookie has a name that no other host and no plain connection can set. */
export function nameSessionCookie({ headers }: IncomingMessage): void {
  if (configuration.isServedSecurely && headers.cookie !== undefined)
    headers.cookie = innerCookies(headers.cookie)
}
