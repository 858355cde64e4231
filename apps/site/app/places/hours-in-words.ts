import type { readOpeningHours } from '@nagardwar/contract/browser'

type OpeningHours = NonNullable<ReturnType<typeof readOpeningHours>>
type Span = OpeningHours['week'][number][number]

/** The texts of a language that hours are written with. `days` are the short names, Monday first. */
export type HourWords = {
  days: readonly string[]
  daily: string
  closed: string
  wholeDay: string
  always: string
  closedOnHolidays: string
  /** From one time to another: `9:45 AM to 6:15 PM`. */
  fromTo: (from: string, to: string) => string
  /** A time of the day in minutes, as the language says it. */
  time: (minutes: number) => string
}

const two = (value: number): string => String(value).padStart(2, '0')
/** hh:mm, for programs. */
export const clockOf = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

const isWholeDay = (spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from === 0 && to === 1440)

function timesOf(spans: readonly Span[], words: HourWords): string {
  if (spans.length === 0) return words.closed
  if (isWholeDay(spans)) return words.wholeDay
  return spans.map(({ from, to }) => words.fromTo(words.time(from), words.time(to))).join(', ')
}

/** Two days are named, more are a range. */
function nameOf(first: number, last: number, { days, daily }: HourWords): string {
  if (last - first === 6) return daily
  if (last === first) return days[first] ?? ''
  return [days[first], days[last]].join(last - first === 1 ? ', ' : '–')
}

/** The hours of a week in words, days with the same hours together. */
export function hoursInWords({ week, closedOnHolidays }: OpeningHours, words: HourWords): string[] {
  const holidays = closedOnHolidays ? [words.closedOnHolidays] : []
  if (week.every(isWholeDay)) return [words.always, ...holidays]
  const times = week.map((spans) => timesOf(spans, words))
  const firsts = times.flatMap((each, day) => (each === times[day - 1] ? [] : [day]))
  const parts = firsts.map((first, index) => {
    const last = (firsts[index + 1] ?? 7) - 1
    return `${nameOf(first, last, words)} ${times[first]}`
  })
  return [...parts, ...holidays]
}
