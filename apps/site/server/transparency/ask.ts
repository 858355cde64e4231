import { serverCallPaths, type Transparency, transparencySchema } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { Upstream } from '../upstream/upstream.ts'

type Options = {
  upstream: Upstream
  log: Log
  /** A clock that nobody can set. */
  now?: () => number
}

/** So long an answer of the desk is good, in milliseconds: it reads all lists for it. */
const life = 10_000
const longest = { bytes: 512 * 1024, ms: 5000 }
/** What servers say of an address that they do not have. */
const absent = new Set([400, 404, 405, 410, 501])

/** What the desk last said of what the council must publish. Readers at the same moment share one question. */
export function createObligations({ upstream, log, now = () => performance.now() }: Options) {
  let known: Transparency | undefined
  let isAbsent = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      const headers = { accept: 'application/json' }
      const response = await upstream(serverCallPaths.transparency, { headers })
      const body = (await boundedBody(response.body, longest.bytes, longest.ms)).toString()
      isAbsent = absent.has(response.status)
      if (isAbsent) return
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
      known = transparencySchema.parse(JSON.parse(body))
    } catch (error) {
      log.warn('What the council must publish could not be asked', { reason: reasonOf(error) })
    } finally {
      askedAt = now()
    }
  }

  return {
    /** `absent` where the council’s server has no such call; undefined where nothing was ever heard. */
    async now(): Promise<Transparency | 'absent' | undefined> {
      if (now() - askedAt >= life) {
        asking ??= ask().finally(() => {
          asking = undefined
        })
        await asking
      }
      return isAbsent ? 'absent' : known
    },
    /** What was last heard, without a question. */
    isAbsent: (): boolean => isAbsent,
  }
}
