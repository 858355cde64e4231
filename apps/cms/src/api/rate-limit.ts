import { LRUCache } from 'lru-cache'

/** Zero when the client may go on, else the seconds after which it may. */
export type RateLimit = (client: string) => number

const minute = 60_000
type Window = { began: number; count: number }

/** Lets each client through so many times a minute (0: always). Only so many clients are remembered. */
export function createRateLimit(perMinute: number, now: () => number = () => Date.now()): RateLimit {
  const windows = new LRUCache<string, Window>({ max: 20_000 })
  return (client) => {
    if (perMinute === 0) return 0
    const known = windows.get(client)
    const current = known && now() - known.began < minute ? known : { began: now(), count: 0 }
    current.count++
    windows.set(client, current)
    return current.count <= perMinute ? 0 : Math.max(1, Math.ceil((current.began + minute - now()) / 1000))
  }
}
