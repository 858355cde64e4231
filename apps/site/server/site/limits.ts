import { callPaths, pushPaths, serverCallPaths } from '@nagardwar/contract'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { Config } from '../config.ts'
import type { Neighbours } from '../workers/neighbours.ts'
import type { ClientTurns } from './client-turns.ts'

export type Limits = ReturnType<typeof limitsOf>

/** What one client may ask for in a minute, counted over all processes of the site. */
export function limitsOf({ perMinute }: Config, { limit }: Neighbours, { within }: ClientTurns) {
  return {
    /** Each kind of page that is rendered for one reader has its own limit. */
    searches: within(limit('searches', perMinute.searches)),
    sealed: limit('sealed messages', 3 * perMinute.feedback),
    forms: within(limit('forms', 3 * perMinute.feedback)),
    confirmations: within(limit('confirmations', 3 * perMinute.feedback)),
    links: limit('links', perMinute.searches),
    previews: within(limit('previews', perMinute.counts)),
    files: limit('files', perMinute.counts),
    oldVersions: limit('old versions', perMinute.searches),
    vitals: limit('vitals', perMinute.counts),
    calls: new Map<string, RateLimit>([
      [callPaths.contactUs, limit('feedback', perMinute.feedback)],
      [serverCallPaths.feedbackAddition, limit('additions', perMinute.feedback)],
      [callPaths.notification, limit('notifications', perMinute.feedback)],
      [callPaths.incrementVisitorCount, limit('visits', perMinute.counts)],
      [callPaths.useful, limit('opinions', perMinute.counts)],
      [pushPaths.pushSubscription, limit('devices', perMinute.feedback)],
      [pushPaths.pushEnd, limit('ended devices', perMinute.feedback)],
    ]),
  }
}
