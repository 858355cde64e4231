const kolkata = 5.5 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** The day in India at a time, as a number of days. */
const numberAt = (time: number): number => Math.floor((time + kolkata) / day)

export type IndianDay = { date: string; week: number; endsAt: number }

/** The day in India at a time: its date, its week (each begins on a Monday), and when it ends. */
export function indianDay(time: number): IndianDay {
  const number = numberAt(time)
  const date = new Date(number * day).toISOString().slice(0, 10)
  // Day 0, 1 January 1970, was a Thursday.
  return { date, week: Math.floor((number + 3) / 7), endsAt: (number + 1) * day - kolkata }
}
