import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { hostPrefix } from '../../payload/cookies/closed-cookies.ts'
import type { KnownAccount } from '../../platform/database/known-accounts.ts'

const day = 24 * 60 * 60_000
const longestDays = 180
const rest = 10 * 60_000
const mostWrong = 5
/** Several people of an office share a computer. */
const mostAccounts = 12
const form = /^([a-z0-9]{1,8}-[A-Za-z0-9_-]{22})((?:\.[A-Za-z0-9_-]{22}){1,12})$/

type Options = { secret: string; isServedSecurely: boolean; now?: () => number }
type Cookie = { base: string; marks: string[] }

/**
 * Browsers in which somebody has logged in before. A stranger's wrong passwords lock an account for all others, but not
 * for them (OWASP, "device cookies"). The cookie opens nothing: it has a day, a random number, and for each account the
 * desk's signature of both. A browser that fails five times is as unknown as any other for ten minutes.
 */
export function createKnownBrowsers({ secret, isServedSecurely, now = Date.now }: Options) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known browsers', 32))
  const name = `${isServedSecurely ? hostPrefix : ''}known-browser`
  const tries = new LRUCache<string, number>({
    maxSize: 5000,
    sizeCalculation: () => 1,
    ttl: rest,
    ttlResolution: 0,
    perf: { now },
  })

  const today = (): number => Math.floor(now() / day)
  const markOf = (base: string, { id, stamp }: KnownAccount): string =>
    createHmac('sha256', key).update(`${base} ${id} ${stamp}`).digest('base64url').slice(0, 22)

  function read(cookies: string | null): Cookie | undefined {
    const own = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
    const [, base = '', marks = ''] = form.exec(own?.slice(name.length + 1) ?? '') ?? []
    const age = today() - Number.parseInt(base, 36)
    return age >= 0 && age <= longestDays ? { base, marks: marks.split('.').slice(1) } : undefined
  }

  const isSame = (given: string, mark: string): boolean =>
    timingSafeEqual(Buffer.from(given), Buffer.from(mark))

  return {
    /** Whether it is worth asking who the account is. */
    isMarked: (cookies: string | null): boolean => read(cookies) !== undefined,

    /** Takes one of five tries, if somebody has logged in to the account in this browser: parallel ones get no more. */
    takeTry(cookies: string | null, account: KnownAccount): boolean {
      const known = read(cookies)
      if (!known?.marks.some((mark) => isSame(mark, markOf(known.base, account)))) return false
      const taken = (tries.get(known.base) ?? 0) + 1
      if (taken > mostWrong) return false
      tries.set(known.base, taken)
      return true
    },

    /** The cookie after a login, which also gives the tries back. */
    cookieAfter(cookies: string | null, account: KnownAccount): string {
      const known = read(cookies)
      const base = known?.base ?? `${today().toString(36)}-${randomBytes(16).toString('base64url')}`
      tries.delete(base)
      const mark = markOf(base, account)
      const others = known?.marks.filter((each) => each !== mark) ?? []
      const value = [base, mark, ...others.slice(0, mostAccounts - 1)].join('.')
      const flags = `Path=/; Max-Age=${(longestDays * day) / 1000}; HttpOnly; SameSite=Strict`
      return `${name}=${value}; ${flags}${isServedSecurely ? '; Secure' : ''}`
    },
  }
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
