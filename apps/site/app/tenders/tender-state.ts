import type { Row } from '@nagardwar/contract/browser'
import { endOf, indiaDay } from '../clock/india-day.ts'

/** A tender, a recruitment or an auction. A press release of the same list has no `kind`. */
export type Tender = Row<'tenders'>

export const tenderStates = ['open', 'closed', 'result', 'cancelled'] as const
export type TenderState = (typeof tenderStates)[number]

/** `days` is how many days are left, from 0 for today; only while it is open. */
export type StateNow = { state: TenderState; days?: number }

type ThisDevice = Pick<Tender, 'kind' | 'closes' | 'history'>

/**
 * The state at a moment, by India's days: a cancellation and a result count more than the last day. Nothing is said of a
 * press release, or where nobody gave a last day.
 */
export function tenderStateAt({ kind, closes, history }: ThisDevice, now: number): StateNow | undefined {
  if (!kind) return undefined
  const has = (wanted: Tender['history'][number]['kind']) => history.some((event) => event.kind === wanted)
  if (has('cancellation')) return { state: 'cancelled' }
  if (has('result')) return { state: 'result' }
  const end = endOf(closes)
  if (Number.isNaN(end)) return undefined
  // A day ends at the next one's midnight; the moment before it is still of that day.
  return now < end ? { state: 'open', days: indiaDay(end - 1) - indiaDay(now) } : { state: 'closed' }
}

/** Whether a tender is told as new: never beside its end, whatever its status says. */
export const isNewAt = (tender: ThisDevice & Pick<Tender, 'status'>, now: number): boolean =>
  tender.status === 'New' && (tenderStateAt(tender, now)?.state ?? 'open') === 'open'

/**
 * When the time of a tender is over: at its last day, or at its cancellation or result, whatever comes first. Undefined
 * where nobody gave a day, and for a press release.
 */
export function endOfTender({ kind, closes, history }: ThisDevice): string | undefined {
  if (!kind) return undefined
  const decided = history.filter((event) => event.kind === 'cancellation' || event.kind === 'result')
  const ends = [closes, ...decided.map(({ day }) => day)].map((day) => endOf(day)).filter(Number.isFinite)
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : undefined
}

/** When the next of these times ends: from then on, a page that was made before is no longer right. */
export const nextClosing = (closes: readonly (string | null)[], now: number): number =>
  Math.min(...closes.map(endOf).filter((time) => time > now))
