import type { Row } from '@nagardwar/contract/browser'
import { indiaDay, kolkata } from '../clock/india-day.ts'

export type EventRow = Row<'events'>
type Timed = Pick<EventRow, 'day' | 'time' | 'lastDay' | 'endTime' | 'repeats'> & {
  cancelledDays: readonly Pick<EventRow['cancelledDays'][number], 'day'>[]
}

const dayLength = 24 * 60 * 60 * 1000

/** The number of a day as servers write it; undefined where nobody gave one. */
const numberOf = (value: string | null): number | undefined => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? undefined : indiaDay(time)
}

const dateOf = (day: number): Date => new Date(day * dayLength)
/** `2026-12-15` */
export const isoDay = (day: number): string => dateOf(day).toISOString().slice(0, 10)
/** From 0 for Sunday. */
export const weekdayOf = (day: number): number => dateOf(day).getUTCDay()

/** The first day; undefined where nobody gave one. */
export const firstDay = ({ day }: Pick<EventRow, 'day'>): number | undefined => numberOf(day)

/** The last day as the council gave it, never before the first. */
function givenEnd({ lastDay, repeats }: Timed, first: number): number {
  const last = numberOf(lastDay)
  if (last !== undefined) return Math.max(first, last)
  return repeats ? Number.POSITIVE_INFINITY : first
}

/** Which weekday of its month a day is: the first to the fourth, or 5 for the last where a month has five. */
export const placeInMonth = (day: number): number => Math.ceil(dateOf(day).getUTCDate() / 7)

const dayAt = (year: number, month: number, date: number): number =>
  Math.round(Date.UTC(year, month, date) / dayLength)

/** The same weekday at the same place of another month: `ahead` months after that of `from`. */
function likeIn(like: number, from: number, ahead: number): number {
  const [weekday, place] = [weekdayOf(like), placeInMonth(like)]
  const [year, month] = [dateOf(from).getUTCFullYear(), dateOf(from).getUTCMonth() + ahead]
  if (place > 4) {
    const last = dayAt(year, month + 1, 0)
    return last - ((weekdayOf(last) - weekday + 7) % 7)
  }
  const first = dayAt(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1)
}

/** The first day at or after another on which a repeated event takes place. */
function repeatedFrom(repeats: EventRow['repeats'], first: number, from: number): number {
  if (from <= first || repeats === '') return first
  if (repeats === 'daily') return from
  if (repeats === 'weekly') return first + Math.ceil((from - first) / 7) * 7
  const here = likeIn(first, from, 0)
  return here >= from ? here : likeIn(first, from, 1)
}

/** The days of a repeated event that were called off. One that takes place once says so by its state. */
export const cancelledDays = ({ repeats, cancelledDays: days }: Timed): ReadonlySet<number> =>
  new Set(repeats === '' ? [] : days.flatMap(({ day }) => numberOf(day) ?? []))

/**
 * The first day on which it takes place that is not over: of one that lasts for several days its first, also while it
 * lasts. Undefined when it is over, or where nobody gave a day.
 */
export function nextDay(event: Timed, now: number): number | undefined {
  const [first, today] = [firstDay(event), indiaDay(now)]
  if (first === undefined) return undefined
  const end = givenEnd(event, first)
  const off = cancelledDays(event)
  let day = repeatedFrom(event.repeats, first, today)
  // At most as often as there are days that were called off.
  while (off.has(day)) day = repeatedFrom(event.repeats, first, day + 1)
  return end >= today && day <= end ? day : undefined
}

/** The last day on which it takes place; undefined where it has no known end. */
export function finalDay(event: Timed): number | undefined {
  const first = firstDay(event)
  if (first === undefined) return undefined
  const end = givenEnd(event, first)
  if (!Number.isFinite(end)) return undefined
  if (event.repeats === '' || event.repeats === 'daily') return end
  if (event.repeats === 'weekly') return end - ((end - first) % 7)
  const here = likeIn(first, end, 0)
  return Math.max(first, here <= end ? here : likeIn(first, end, -1))
}

/** Whether it takes place on the day of a moment, or lasts over it. */
export function isOnDay(event: Timed, now: number): boolean {
  const day = nextDay(event, now)
  return day !== undefined && day <= indiaDay(now)
}

const inOrder = (one: Timed & { at: number }, other: Timed & { at: number }): number =>
  one.at - other.at || one.time.localeCompare(other.time)

/** Those to come or under way, with the day of the next time; the next one first. */
export const toCome = <E extends Timed>(events: readonly E[], now: number): (E & { at: number })[] =>
  events
    .flatMap((event) => {
      const at = nextDay(event, now)
      return at === undefined ? [] : [{ ...event, at }]
    })
    .sort(inOrder)

/** Those that are over, the latest first, and last those of which nobody gave a day. */
export const past = <E extends Timed>(events: readonly E[], now: number): E[] =>
  events
    .filter((event) => nextDay(event, now) === undefined)
    .sort((one, other) => (finalDay(other) ?? 0) - (finalDay(one) ?? 0))

/** A time of a day in India, as ISO 8601; of a whole day, the day. */
export const momentOf = (day: number, time: string): string =>
  time ? `${isoDay(day)}T${time}:00+05:30` : isoDay(day)

/** When a day is over in India, in milliseconds. */
export const endOfDay = (day: number): number => (day + 1) * dayLength - kolkata
