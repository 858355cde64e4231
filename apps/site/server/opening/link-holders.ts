import { purposeOf, serverCallPaths, signedLinkReplySchema } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { LRUCache } from 'lru-cache'
import type { Upstream } from '../upstream/upstream.ts'

type Options = {
  upstream: Upstream
  /** With https the cookie is sent over https alone. */
  origin: string
  /** How often a client may ask about a link that the site does not know. */
  limit: RateLimit
  log: Log
  now?: () => number
}
type Known = { until: number; askedAt: number }

export type LinkHolders = ReturnType<typeof createLinkHolders>

const form = /^[A-Za-z0-9._-]{20,300}$/
/** A link that is known is asked about again after this, so that a new secret of the desk ends it soon. */
const life = 60_000
const longest = { bytes: 4096, ms: 5000 }

/**
 * Whether a reader has a token that the desk has signed, and so may see what others may not. Only the desk can check
 * it, because only the desk has the secret. Its answer is cached for a minute; while the desk is away, until the link
 * ends.
 */
export function createLinkHolders({ upstream, origin, limit, log, now = Date.now }: Options) {
  const known = new LRUCache<string, Known>({ max: 1000 })
  const isSecure = origin.startsWith('https:')
  const cookie = isSecure ? '__Host-preview' : 'preview'

  async function ask(token: string, client: string): Promise<number | undefined> {
    const response = await upstream(serverCallPaths.signedLink, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ purpose: purposeOf(token), token }),
    })
    const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
    if (response.status === 404 || response.status === 400) return undefined
    if (!response.ok) throw new Error(`The API answered ${response.status}`)
    return Date.parse(signedLinkReplySchema.parse(JSON.parse(body)).until)
  }

  /** When the link ends, in milliseconds; undefined where it is none, or nobody can tell. */
  async function endOf(token: string, client: string): Promise<number | undefined> {
    if (!form.test(token) || !purposeOf(token)) return undefined
    const before = known.get(token)
    const isKnown = before && before.until > now()
    if (isKnown && now() - before.askedAt < life) return before.until
    if (!isKnown && !(await limit(clientKey(client))).isAllowed) return undefined
    try {
      const until = await ask(token, client)
      if (until === undefined) known.delete(token)
      else known.set(token, { until, askedAt: now() })
      return until
    } catch (error) {
      log.warn('A link could not be checked', { reason: reasonOf(error) })
      return isKnown ? before.until : undefined
    }
  }

  const tokenIn = (header: string | null): string | undefined =>
    header
      ?.split(/;\s*/)
      .flatMap((pair) => (pair.startsWith(`${cookie}=`) ? [pair.slice(cookie.length + 1)] : []))[0]

  return {
    endOf,
    /** The token of a link to something that is not public yet, from the visitor's cookie. */
    async draftToken({ headers }: Pick<Request, 'headers'>, client: string): Promise<string | undefined> {
      const token = tokenIn(headers.get('cookie'))
      if (!token || purposeOf(token) === 'site') return undefined
      return (await endOf(token, client)) === undefined ? undefined : token
    },
    /** Takes the link out of the browser: the website is as everybody sees it again. */
    noCookie: `${cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    async isHolder({ headers }: Pick<Request, 'headers'>, client: string): Promise<boolean> {
      const token = tokenIn(headers.get('cookie'))
      return token !== undefined && (await endOf(token, client)) !== undefined
    },
    /** Keeps the token in the browser until the link ends, where no script reads it and no other site sends it. */
    cookieFor(token: string, until: number): string {
      const seconds = Math.max(1, Math.floor((until - now()) / 1000))
      const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      return `${cookie}=${token}; ${flags}`
    },
  }
}
