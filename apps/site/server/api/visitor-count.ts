import { callPaths, visitorCountSchema } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { refuse } from '../http/reply.ts'
import type { Upstream } from '../upstream/upstream.ts'

const life = 1000
const failed = () => refuse(503, 'Failed to load visitor count.')

/** The visitor counter, requested at most once a second. An old count is never shown as the current one. */
export function createVisitorCount(upstream: Upstream, log: Log, now = () => performance.now()) {
  let last: { at: number; count: Promise<number | undefined> } | undefined
  return {
    async read(): Promise<Response> {
      if (!last || now() - last.at >= life) last = { at: now(), count: ask(upstream, log) }
      const count = await last.count
      return count === undefined
        ? failed()
        : Response.json({ count }, { headers: { 'cache-control': 'no-store' } })
    },
    /** After a counted visit the next reader, most likely the same one, gets the new number. */
    forget(): void {
      last = undefined
    },
  }
}

async function ask(upstream: Upstream, log: Log): Promise<number | undefined> {
  try {
    const response = await upstream(callPaths.visitorCount)
    const body = (await boundedBody(response.body, 64 * 1024, 5000)).toString()
    if (!response.ok) throw new Error(`The API answered ${response.status}`)
    const { count } = JSON.parse(body) as { count?: unknown }
    return visitorCountSchema.parse({ count: Number(count) }).count
  } catch (error) {
    log.warn('The visitor count could not be loaded', { reason: reasonOf(error) })
    return undefined
  }
}
