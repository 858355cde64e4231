import { callPaths, serverCallPaths } from '@nagardwar/contract'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { type Configuration, configuration } from '../configuration.ts'
import { clientKeyOf } from './client-address.ts'
import { noteLimits } from './note-limits.ts'
import { Refusal } from './refusal.ts'

/**
 * Looks at a request before anything is read or stored, and throws a `Refusal` to stop it. Requests that store
 * something pass all of these, in their order.
 */
export type Guard = (request: Request) => void | Promise<void>

/** The site sends a batch a minute from each of its processes, and more when the desk was away. */
const batchesPerMinute = 300

/** A rate limit per visitor. The site passes on its visitors' addresses, so they are counted separately. */
export function limitClients({
  perMinute,
  trustedHops,
}: Pick<Configuration, 'perMinute' | 'trustedHops'>): Guard {
  const note = noteLimits()
  const visits = createRateLimit(perMinute.counts)
  const messages = createRateLimit(perMinute.feedback)
  const notifications = createRateLimit(perMinute.feedback)
  const others = createRateLimit(perMinute.feedback)
  const messagesOfAll = createRateLimit(perMinute.allFeedback)
  const limits = new Map([
    [`/api${callPaths.incrementVisitorCount}`, visits],
    [`/api${callPaths.contactUs}`, messages],
    [`/api${callPaths.notification}`, notifications],
    [`/api${serverCallPaths.readerCounts}`, createRateLimit(batchesPerMinute)],
  ])
  return (request) => {
    const limit = limits.get(new URL(request.url).pathname) ?? others
    const own = limit(clientKeyOf(request, trustedHops))
    // A flood from many addresses ends too.
    const turn = own.isAllowed && limit === messages ? messagesOfAll('') : own
    if (turn.isAllowed) return
    if (limit === messages) note(own.isAllowed ? 'all' : 'client')
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': String(turn.retryAfter) } })
  }
}

export const guards: readonly Guard[] = [limitClients(configuration)]
