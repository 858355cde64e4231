import { LRUCache } from 'lru-cache'
import type { Turn } from './rate-limit.ts'

const minute = 60_000
const mostClients = 20_000
type Window = { began: number; work: number; own: number }

export type ProcessorUse = ReturnType<typeof createProcessorUse>

/**
 * The milliseconds of the processor that each client used in its last minute. `work` is everything that was done at its
 * request, by which turns are given; `own` is what nobody else has a use for, which `mayAsk` bounds.
 */
export function createProcessorUse(
  mostOwn: number,
  // A monotonic clock, as in `rate-limit.ts`.
  now: () => number = () => performance.now(),
) {
  const windows = new LRUCache<string, Window>({ maxSize: mostClients, sizeCalculation: () => 1 })
  const windowOf = (client: string): Window => {
    const known = windows.get(client)
    return known && now() - known.began < minute ? known : { began: now(), work: 0, own: 0 }
  }
  return {
    workOf: (client: string): number => windowOf(client).work,
    add(client: string, milliseconds: number, isOwn: boolean): void {
      const window = windowOf(client)
      window.work += milliseconds
      if (isOwn) window.own += milliseconds
      windows.set(client, window)
    },
    /** Whether a client has something left of its minute, or of `most` milliseconds in it. */
    mayAsk(client: string, most = mostOwn): Turn {
      const { began, own } = windowOf(client)
      if (own < most) return { isAllowed: true }
      return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((began + minute - now()) / 1000)) }
    },
  }
}
