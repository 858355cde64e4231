import { type ReaderCounts, serverCallPaths } from '@nagardwar/contract'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { Upstream } from '../upstream/upstream.ts'

/** The desk takes what is at most two days old, so no more is kept while it is away. */
const mostBatches = 100
/** In milliseconds: how long a server that has no such call is left alone. */
const rest = 60 * 60_000
/** What servers say of an address that they do not have. */
const absent = new Set([404, 405, 410, 501])

type Options = { upstream: Upstream; log: Log; now?: () => number }

/** Batches that wait for the desk. One that was sent without an answer is sent again as it is, so it counts once. */
export function createBatches({ upstream, log, now = () => performance.now() }: Options) {
  const waiting: ReaderCounts[] = []
  let restsUntil = Number.NEGATIVE_INFINITY
  let sending: Promise<void> | undefined

  async function post(batch: ReaderCounts): Promise<number> {
    const response = await upstream(serverCallPaths.readerCounts, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    })
    await response.body?.cancel()
    return response.status
  }

  async function sendAll(): Promise<void> {
    for (let batch = waiting[0]; batch; batch = waiting[0]) {
      const status = await post(batch)
      if (absent.has(status)) {
        waiting.length = 0
        restsUntil = now() + rest
        return
      }
      const isTaken = status >= 200 && status < 300
      if (!isTaken && status !== 400) throw new Error(`The API answered ${status}`)
      if (!isTaken) log.warn('The desk refused what readers were counted by', { day: batch.day })
      waiting.shift()
    }
  }

  return {
    add(batch: ReaderCounts): void {
      waiting.push(batch)
      if (waiting.length > mostBatches) waiting.shift()
    },
    isWaiting: (): boolean => waiting.length > 0,
    isAtRest: (): boolean => now() < restsUntil,
    /** Sends what waits. While the desk is away it stays. */
    send(): Promise<void> {
      sending ??= sendAll()
        .catch((error: unknown) =>
          log.debug('What was counted could not be sent', { reason: reasonOf(error) }),
        )
        .finally(() => {
          sending = undefined
        })
      return sending
    },
  }
}
