import type { ServerResponse } from 'node:http'

/** A browser works with six connections; a page rendered anew takes some 20 ms of the processor. */
const mostAtOnce = 8
const mostWaiting = 256
/** In milliseconds: what takes longer waits for something else than the processor. */
const longestHold = 250

type Line = { running: number; waiting: (() => void)[] }

/**
 * Lets each client have so many requests worked on at once; more of them wait, and the last are refused. So a client
 * that asks for hundreds at a time holds up itself, and another one's request comes after eight of them at most.
 */
export function createFairTurns() {
  const lines = new Map<string, Line>()

  /** The place goes to the next one, after whatever has arrived meanwhile. */
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
