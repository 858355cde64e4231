import type { ServerResponse } from 'node:http'

/** A browser uses six connections; rendering a page takes about 20 ms of processor time. */
const usual = { mostAtOnce: 8, mostWaiting: 256, longestHold: 250 }

type Line = { running: number; waiting: (() => void)[] }

/**
 * Limits how many requests of each client run at the same time. Further ones wait, and the last are refused. So a
 * client with hundreds of requests delays only itself: another client waits for eight of them at most. After
 * `longestHold` milliseconds a request waits for something else than the processor, and the next may begin.
 */
export function createFairTurns({ mostAtOnce, mostWaiting, longestHold } = usual) {
  const lines = new Map<string, Line>()

  /** The next request starts after everything that has arrived meanwhile. */
  function leave(client: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) setImmediate(next)
    else if (--line.running === 0) lines.delete(client)
  }

  return (client: string, response: ServerResponse, work: () => void, refuse: () => void): void => {
    const line = lines.get(client) ?? { running: 0, waiting: [] }
    lines.set(client, line)
    const start = (): void => {
      if (response.destroyed) {
        leave(client, line)
        return
      }
      let isHeld = true
      const release = (): void => {
        if (!isHeld) return
        isHeld = false
        clearTimeout(timer)
        leave(client, line)
      }
      const timer = setTimeout(release, longestHold).unref()
      response.once('close', release)
      work()
    }
    if (line.running < mostAtOnce) {
      line.running++
      start()
    } else if (line.waiting.length < mostWaiting) line.waiting.push(start)
    else refuse()
  }
}
