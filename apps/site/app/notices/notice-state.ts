import { endOf, indiaDay, kolkata } from '../clock/india-day.ts'
import type { Notice } from './notice-path.ts'

export const noticeStates = ['open', 'planned', 'closed', 'underDecision', 'decided'] as const
export type NoticeState = (typeof noticeStates)[number]

/** `days` is how many days are left, from 0 for today; only while it is open. */
export type StateNow = { state: NoticeState; days?: number }

/** What the state follows from. The names are the same on the wire. */
export type NoticeTimes = Pick<
  Notice,
  'kind' | 'opens' | 'closes' | 'hearing' | 'decided' | 'decision' | 'order'
> & {
  corrigenda: readonly Pick<Notice['corrigenda'][number], 'closes'>[]
}

const day = 24 * 60 * 60 * 1000
const midnightAfter = (time: number): number => (indiaDay(time) + 1) * day - kolkata

/** The beginning of a time that a server gives: of a moment itself, of a day its beginning in India. */
const startOf = (value: string | null): number => {
  const end = endOf(value)
  return value?.length === 10 ? end - day : end
}

/** The last day to answer: that of the last corrigendum which extends it. */
export const lastDayOf = ({
  closes,
  corrigenda,
}: Pick<NoticeTimes, 'closes' | 'corrigenda'>): string | null =>
  corrigenda.filter((each) => each.closes).at(-1)?.closes ?? closes

function isDecided({ decided, decision, order }: NoticeTimes, now: number): boolean {
  if (!decided) return decision !== '' || order !== ''
  return startOf(decided) <= now
}

/**
 * The state at a moment, by India's days. Once the time to answer is over a notice is closed until its hearing, or
 * without one to the end of that day, and then under decision; a general notice has nothing to decide. Nothing is said
 * where nobody gave a last day.
 */
export function noticeStateAt(notice: NoticeTimes, now: number): StateNow | undefined {
  if (isDecided(notice, now)) return { state: 'decided' }
  if (startOf(notice.opens) > now) return { state: 'planned' }
  const end = endOf(lastDayOf(notice))
  if (Number.isNaN(end)) return undefined
  // A day ends at the next one's midnight; the moment before it is still of that day.
  if (now < end) return { state: 'open', days: indiaDay(end - 1) - indiaDay(now) }
  return { state: now < underDecisionFrom(notice, end) ? 'closed' : 'underDecision' }
}

function underDecisionFrom({ kind, hearing }: NoticeTimes, end: number): number {
  if (kind === 'general') return Number.POSITIVE_INFINITY
  const heard = endOf(hearing)
  return Number.isNaN(heard) ? midnightAfter(end - 1) : Math.max(heard, end)
}

/** When what is said of these notices changes next: a page that was made before is no longer right then. */
export function nextNoticeChange(notices: readonly NoticeTimes[], now: number): number {
  const times = notices.flatMap((notice) => {
    const end = endOf(lastDayOf(notice))
    const isOpen = noticeStateAt(notice, now)?.state === 'open'
    return [
      startOf(notice.opens),
      startOf(notice.decided),
      end,
      underDecisionFrom(notice, end),
      // The days that are left.
      isOpen ? midnightAfter(now) : Number.NaN,
    ]
  })
  return Math.min(...times.filter((time) => time > now))
}

const rank: Readonly<Record<NoticeState, number>> = {
  open: 0,
  planned: 1,
  closed: 2,
  underDecision: 2,
  decided: 3,
}
type Placed = { rank: number; time: number }

/** Open ones by their last day, planned ones by their first, the others with the latest first. */
function placeOf(notice: NoticeTimes, now: number): Placed {
  const { state } = noticeStateAt(notice, now) ?? {}
  const last = endOf(lastDayOf(notice))
  if (state === 'open') return { rank: rank.open, time: last }
  if (state === 'planned') return { rank: rank.planned, time: startOf(notice.opens) }
  if (state === 'decided') return { rank: rank.decided, time: -(endOf(notice.decided) || last) }
  return { rank: state ? rank[state] : 4, time: -last }
}

/** Notices in the order in which a resident needs them. Those of which nothing is said come last, as the council lists them. */
export const inOrder = <N extends NoticeTimes>(notices: readonly N[], now: number): N[] =>
  notices
    .map((notice) => ({ notice, at: placeOf(notice, now) }))
    .sort((one, other) => one.at.rank - other.at.rank || (one.at.time || 0) - (other.at.time || 0))
    .map(({ notice }) => notice)

/** Those that residents can answer at this moment, the next to close first. */
export const openAt = <N extends NoticeTimes>(notices: readonly N[], now: number): N[] =>
  inOrder(notices, now).filter((notice) => noticeStateAt(notice, now)?.state === 'open')

/** When a notice is over for who searches: with its last day. */
export const endOfNotice = (notice: NoticeTimes): string | undefined =>
  lastDayOf(notice) ?? notice.decided ?? undefined
