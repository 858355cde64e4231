import { setTimeout as pause } from 'node:timers/promises'
import { callPaths, visitorCountSchema } from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { refuse } from '../http/reply.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'

/** The time between two questions, in milliseconds. */
const gap = 100
/** If an answer takes longer, the next question does not wait for it. */
const patience = 1000
const failed = () => refuse(503, 'Failed to load visitor count.')

/**
 * The visitor counter. Every reader gets a number that was asked for after the reader came, so that a visit counted
 * before is in it, whichever process or site counted it. Readers who come while the API is left alone share the next
 * question, so there are ten a second at most. An old count is never shown as the current one.
 */
export function createVisitorCount(upstream: Upstream, log: Log, now = () => performance.now()) {
  let askedAt = Number.NEGATIVE_INFINITY
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<number | undefined> | undefined

  async function inTurn(): Promise<number | undefined> {
    await within(patience, last, () => undefined)
    const rest = askedAt + gap - now()
    if (rest > 0) await pause(rest)
    // Whoever comes from here on is too late for this question.
    next = undefined
    askedAt = now()
    const count = ask(upstream, log)
    last = count
    return count
  }

  return async (): Promise<Response> => {
    next ??= inTurn()
    const count = await next
    return count === undefined
      ? failed()
      : Response.json({ count }, { headers: { 'cache-control': 'no-store' } })
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
