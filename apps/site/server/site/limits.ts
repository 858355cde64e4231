import { callPaths, pushPaths, reportPaths, residentFileLimits, serverCallPaths } from '@nagardwar/contract'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { Config } from '../config.ts'
import type { ClientTurns } from '../turns/client-turns.ts'
import type { Neighbours } from '../workers/neighbours.ts'

export type Limits = ReturnType<typeof limitsOf>

/** What one client may ask for in a minute, counted over all processes of the site. */
export function limitsOf({ perMinute }: Config, { limit }: Neighbours, { within }: ClientTurns) {
  /** Who has no limit of requests has none of the processor's time either. */
  const bounded = (name: string, most: number): RateLimit =>
    most > 0 && perMinute.searches > 0 ? within(limit(name, most)) : limit(name, most)
  const messages = limit('feedback', perMinute.feedback)
  return {
    /** Each kind of page that is rendered for one reader has its own limit. */
    searches: bounded('searches', perMinute.searches),
    sealed: limit('sealed messages', 3 * perMinute.feedback),
    forms: bounded('forms', 3 * perMinute.feedback),
    confirmations: bounded('confirmations', 3 * perMinute.feedback),
    residentFiles: limit('files of residents', residentFileLimits.files * perMinute.feedback),
    links: limit('links', perMinute.searches),
    previews: bounded('previews', perMinute.counts),
    files: limit('files', perMinute.counts),
    oldVersions: limit('old versions', perMinute.searches),
    vitals: limit('vitals', perMinute.counts),
    calls: new Map<string, RateLimit>([
      [callPaths.contactUs, messages],
      [serverCallPaths.misconductReport, messages],
      [serverCallPaths.proposal, limit('proposals', perMinute.feedback)],
      [serverCallPaths.feedbackAddition, limit('additions', perMinute.feedback)],
      [serverCallPaths.mailSubscription, limit('mail addresses', perMinute.feedback)],
      [serverCallPaths.mailConfirmation, limit('mail confirmations', perMinute.feedback)],
      [serverCallPaths.mailChange, limit('mail changes', perMinute.feedback)],
      [serverCallPaths.noticeAnswer, limit('answers to notices', perMinute.feedback)],
      [callPaths.notification, limit('notifications', perMinute.feedback)],
      [callPaths.incrementVisitorCount, limit('visits', perMinute.counts)],
      [callPaths.useful, limit('opinions', perMinute.counts)],
      [pushPaths.pushSubscription, limit('devices', perMinute.feedback)],
      [pushPaths.pushEnd, limit('ended devices', perMinute.feedback)],
      [reportPaths.report, limit('reports', perMinute.feedback)],
      [reportPaths.reportFollow, limit('followed reports', perMinute.feedback)],
    ]),
  }
}
