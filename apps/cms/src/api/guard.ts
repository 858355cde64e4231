import { callPaths } from '@nagardwar/contract'
import { type Configuration, configuration } from '../configuration.ts'
import { clientAddress, clientKey } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

/**
 * Looks at a request before anything is read or stored, and throws a `Refusal` to stop it. Requests that store
 * something pass all of these, in their order.
 */
export type Guard = (request: Request) => void | Promise<void>

/** Each visitor's so many a minute. Visitors behind one site are told apart, for the site says who they are. */
export function limitClients({
  perMinute,
  trustedHops,
}: Pick<Configuration, 'perMinute' | 'trustedHops'>): Guard {
  const visits = createRateLimit(perMinute.counts)
  const messages = createRateLimit(perMinute.feedback)
  const notifications = createRateLimit(perMinute.feedback)
  const others = createRateLimit(perMinute.feedback)
  const limits = new Map([
    [`/api${callPaths.incrementVisitorCount}`, visits],
    [`/api${callPaths.contactUs}`, messages],
    [`/api${callPaths.notification}`, notifications],
  ])
  return (request) => {
    const limit = limits.get(new URL(request.url).pathname) ?? others
    const turn = limit(clientKey(clientAddress(request, trustedHops)))
    if (turn.isAllowed) return
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': String(turn.retryAfter) } })
  }
}

export const guards: readonly Guard[] = [limitClients(configuration)]
