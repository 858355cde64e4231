import { callPaths, reportPaths, residentFileLimits, serverCallPaths } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import type { Payload } from 'payload'
import { trustedHops } from '../platform/client.ts'
import { clientKeyOf } from '../platform/client-address.ts'
import { deskOption } from '../platform/desk-option.ts'
import { log } from '../platform/log.ts'
import { noteLimits } from './note-limits.ts'
import { Refusal } from './refusal.ts'

/**
 * Looks at a request before anything is read or stored, and throws a `Refusal` to stop it. Requests that store
 * something pass all of these, in their order.
 */
export type Guard = (request: Request) => void | Promise<void>

const day = 24 * 60 * 60 * 1000

/** A message has three files. */
const filesOfMessage = residentFileLimits.files
/**
 * What waits for its message, or for a resident to confirm it, has room for so many. One client fills a part of it in a
 * day, and not all: the files of 40 messages, and the addresses of a large household or office.
 */
const perDay = { files: 120, addresses: 100 }

/** The site sends a batch a minute from each of its processes, and more when the desk was away. */
const batchesPerMinute = 300

/**
 * How many requests of each kind a visitor may send in a minute; 0 means no limit. The site's own limits are lower.
 * `allFeedback` is the ceiling of all visitors together.
 */
export type PerMinute = { feedback: number; allFeedback: number; counts: number }

export const perMinute = deskOption<PerMinute>('perMinute')

const filesPath = `/api${serverCallPaths.residentFile}`
const addressesPath = `/api${serverCallPaths.mailSubscription}`

type Limited = { perMinute: PerMinute; hops: number; log: Log }

/** A rate limit per visitor. The site passes on its visitors' addresses, so they are counted separately. */
export function limitClients({ perMinute, hops, log }: Limited): Guard {
  const note = noteLimits(log)
  const visits = createRateLimit(perMinute.counts)
  const messages = createRateLimit(perMinute.feedback)
  const notifications = createRateLimit(perMinute.feedback)
  const others = createRateLimit(perMinute.feedback)
  const messagesOfAll = createRateLimit(perMinute.allFeedback)
  const ofDay = (most: number) => createRateLimit(perMinute.feedback && most, undefined, day)
  const daily = new Map([
    [filesPath, ofDay(perDay.files)],
    [addressesPath, ofDay(perDay.addresses)],
  ])
  const limits = new Map([
    [`/api${callPaths.incrementVisitorCount}`, visits],
    [`/api${callPaths.contactUs}`, messages],
    [`/api${serverCallPaths.proposal}`, messages],
    [`/api${serverCallPaths.misconductReport}`, messages],
    [`/api${reportPaths.report}`, messages],
    [`/api${reportPaths.reportFollow}`, createRateLimit(perMinute.feedback)],
    [`/api${serverCallPaths.noticeAnswer}`, messages],
    [`/api${callPaths.notification}`, notifications],
    [`/api${serverCallPaths.readerCounts}`, createRateLimit(batchesPerMinute)],
    [filesPath, createRateLimit(perMinute.feedback * filesOfMessage)],
    [addressesPath, createRateLimit(perMinute.feedback)],
  ])
  return (request) => {
    const { pathname } = new URL(request.url)
    const limit = limits.get(pathname) ?? others
    const client = clientKeyOf(request, hops)
    const now = limit(client)
    const own = (now.isAllowed && daily.get(pathname)?.(client)) || now
    // A flood from many addresses ends too.
    const turn = own.isAllowed && limit === messages ? messagesOfAll('') : own
    if (turn.isAllowed) return
    if (limit === messages) note(own.isAllowed ? 'all' : 'client')
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': String(turn.retryAfter) } })
  }
}

const known = new WeakMap<Payload, readonly Guard[]>()

/** The guards of a desk: each counts what it has let through. */
export function guardsOf(payload: Payload): readonly Guard[] {
  const made = known.get(payload) ?? [
    limitClients({ perMinute: perMinute.of(payload), hops: trustedHops.of(payload), log: log.of(payload) }),
  ]
  known.set(payload, made)
  return made
}
