/** A day in India as `2026-11-22`. Texts in this form are compared as they are. */
export type Day = string

const kolkata = 5.5 * 60 * 60 * 1000

export const dayOf = (time: Date | string): Day =>
  new Date(new Date(time).getTime() + kolkata).toISOString().slice(0, 10)

/** The hour of the day in India, 0 to 23. */
export const hourOf = (time: Date): number => new Date(time.getTime() + kolkata).getUTCHours()

const utc = (day: Day): Date => new Date(`${day}T00:00:00.000Z`)

export function daysAfter(day: Day, days: number): Day {
  const moved = utc(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The last day of the month that is so many months after a day. */
export function endOfMonthAfter(day: Day, months: number): Day {
  const date = utc(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
    .toISOString()
    .slice(0, 10)
}

/** The same day of the next year; for 29 February, 1 March. */
export function yearAfter(day: Day): Day {
  const date = utc(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}
