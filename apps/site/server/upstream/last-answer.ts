import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { Upstream } from './upstream.ts'

type Options<T> = {
  upstream: Upstream
  path: string
  /** Throws where an answer is not as the contract says. */
  read: (answer: unknown) => T
  /** So long an answer is good, in milliseconds. */
  life: number
  longest: { bytes: number; ms: number }
  /** For the log: what could not be asked. */
  what: string
  log: Log
  /** A clock that nobody can set. */
  now?: () => number
}

/** What servers say of an address that they do not have. */
const absent = new Set([400, 404, 405, 410, 501])

/** What the desk last answered to one call. Readers at the same moment share one question. */
export function createLastAnswer<T>({
  upstream,
  path,
  read,
  life,
  longest,
  what,
  log,
  now = () => performance.now(),
}: Options<T>) {
  let known: T | undefined
  let text: string | undefined
  let isAbsent = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      const response = await upstream(path, { headers: { accept: 'application/json' } })
      const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
      isAbsent = absent.has(response.status)
      if (isAbsent) return
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
      // The same text is the same object, so that nothing is made again for it.
      if (body !== text) known = read(JSON.parse(body))
      text = body
    } catch (error) {
      log.warn(`${what} could not be asked`, { reason: reasonOf(error) })
    } finally {
      askedAt = now()
    }
  }

  return {
    /** `absent` where the council’s server has no such call; undefined where nothing was ever heard. */
    async now(): Promise<T | 'absent' | undefined> {
      if (now() - askedAt >= life) {
        asking ??= ask().finally(() => {
          asking = undefined
        })
        await asking
      }
      return isAbsent ? 'absent' : known
    },
    /** What was last heard, without a question. */
    known: (): T | undefined => (isAbsent ? undefined : known),
    isAbsent: (): boolean => isAbsent,
  }
}
