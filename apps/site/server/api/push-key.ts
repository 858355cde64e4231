import { pushPaths } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { refuse } from '../http/reply.ts'
import type { Upstream } from '../upstream/upstream.ts'

const life = 60_000

/** What the API said: a key, none, or nothing that can be used. */
type Key = { value: string | undefined } | 'unavailable'

/**
 * `/api/push-key`: under which key devices ask to be told of alerts, asked of the API once a minute. 404 where the API
 * tells no devices: then no page offers it.
 */
export function createPushKey(upstream: Upstream, log: Log, now = () => performance.now()) {
  let last: { at: number; key: Promise<Key> } | undefined
  return async (): Promise<Response> => {
    if (!last || now() - last.at >= life) last = { at: now(), key: ask(upstream, log) }
    const key = await last.key
    if (key === 'unavailable') {
      last = undefined
      return refuse(503, 'The council’s server is not available at the moment.')
    }
    return key.value
      ? Response.json({ key: key.value }, { headers: { 'cache-control': 'no-store' } })
      : refuse(404, 'No devices are told of alerts here.')
  }
}

async function ask(upstream: Upstream, log: Log): Promise<Key> {
  try {
    const response = await upstream(pushPaths.pushKey)
    const body = (await boundedBody(response.body, 10_000, 5000)).toString()
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`)
    return { value: response.ok ? keyIn(body) : undefined }
  } catch (error) {
    log.debug('The key for devices could not be loaded', { reason: reasonOf(error) })
    return 'unavailable'
  }
}

/** Another server may answer every address with a page. */
function keyIn(body: string): string | undefined {
  try {
    const { key } = JSON.parse(body) as { key?: unknown }
    return typeof key === 'string' && /^[A-Za-z0-9_-]{87}$/.test(key) ? key : undefined
  } catch {
    return undefined
  }
}
