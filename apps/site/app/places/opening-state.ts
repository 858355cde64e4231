import { readOpeningHours } from '@nagardwar/contract/browser'
import { indiaDay, kolkata } from '../clock/india-day.ts'

type OpeningHours = NonNullable<ReturnType<typeof readOpeningHours>>

/** `changes` is when it closes or opens next; without it, not within the week to come. */
export type OpeningState = { isOpen: boolean; changes?: number }

const minute = 60_000
const dayLength = 1440 * minute
/** How far ahead a change is looked for: past a week with a holiday. */
const ahead = 9

/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7

type Times = { from: number; to: number }

/** When it is open from the day before (its hours may go past midnight), in order; what touches is one. */
function timesAround(hours: OpeningHours, now: number, holidays: ReadonlySet<number>): Times[] {
  const today = indiaDay(now)
  const days = Array.from({ length: ahead + 2 }, (_, index) => today - 1 + index)
  const times = days
    .filter((day) => !(hours.closedOnHolidays && holidays.has(day)))
    .flatMap((day) => {
      const midnight = day * dayLength - kolkata
      const spans = hours.week[weekdayOf(day)] ?? []
      return spans.map(({ from, to }) => ({ from: midnight + from * minute, to: midnight + to * minute }))
    })
    .sort((a, b) => a.from - b.from)
  const joined: Times[] = []
  for (const next of times) {
    const last = joined.at(-1)
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else joined.push({ ...next })
  }
  return joined
}

/** Whether it is open at a moment, by India's clock. `holidays` are numbers of days (clock/india-day.ts). */
export function openingStateAt(
  hours: OpeningHours,
  now: number,
  holidays: ReadonlySet<number> = new Set(),
): OpeningState {
  const times = timesAround(hours, now, holidays)
  const open = times.find(({ from, to }) => from <= now && now < to)
  const horizon = (indiaDay(now) + ahead) * dayLength - kolkata
  if (open) return open.to > horizon ? { isOpen: true } : { isOpen: true, changes: open.to }
  const next = times.find(({ from }) => from > now)
  return next ? { isOpen: false, changes: next.from } : { isOpen: false }
}

type Holiday = { day: string | null }

/** The days of the list of holidays, as numbers. */
export const holidayDays = (rows: readonly Holiday[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ day }) => {
      const time = Date.parse(day ?? '')
      return Number.isNaN(time) ? [] : [indiaDay(time)]
    }),
  )

/**
 * When the first of these opens or closes: from then on, a page that was made before is no longer right. At midnight
 * "tomorrow" has become today.
 */
export function nextOpeningChange(
  hours: readonly string[],
  now: number,
  holidays?: ReadonlySet<number>,
): number {
  const known = [...new Set(hours)].flatMap((text) => readOpeningHours(text) ?? [])
  if (known.length === 0) return Number.POSITIVE_INFINITY
  return Math.min(
    (indiaDay(now) + 1) * dayLength - kolkata,
    ...known.map((each) => openingStateAt(each, now, holidays).changes ?? Number.POSITIVE_INFINITY),
  )
}
