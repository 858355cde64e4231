import { LRUCache } from 'lru-cache'

export type Turn = { isAllowed: true } | { isAllowed: false; retryAfter: number }
/** Whether a client may continue. If several processes share the limit, the answer is a promise. */
export type RateLimit = (client: string) => Turn | Promise<Turn>

const minute = 60_000
const mostClients = 20_000
type Window = { began: number; count: number }

/**
 * Allows each client this many requests a minute, or in another span of milliseconds (0: no limit). The number of
 * remembered clients is bounded.
 */
export function createRateLimit(
  most: number,
  // A monotonic clock: a clock that is set back must not stop clients for hours.
  now: () => number = () => performance.now(),
  span = minute,
): (client: string) => Turn {
  // Limited by size, because with `max` the library allocates memory for all entries at once.
  const windows = new LRUCache<string, Window>({ maxSize: mostClients, sizeCalculation: () => 1 })
  return (client) => {
    if (most === 0) return { isAllowed: true }
    const known = windows.get(client)
    const current = known && now() - known.began < span ? known : { began: now(), count: 0 }
    current.count++
    windows.set(client, current)
    if (current.count <= most) return { isAllowed: true }
    return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((current.began + span - now()) / 1000)) }
  }
}
