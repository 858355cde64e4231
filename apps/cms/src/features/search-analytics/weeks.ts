import { type Day, daysAfter } from '../../platform/dates/days.ts'

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
  return daysAfter(day, -((weekday + 6) % 7))
}

/** So many Mondays up to one, the oldest first. */
export const weeksUpTo = (monday: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => daysAfter(monday, 7 * (index + 1 - count)))

/** The chosen week: any of its days, up to today; else the present week. */
export function weekIn(asked: unknown, today: Day): Day {
  const isDay = typeof asked === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asked)
  const exists = isDay && !Number.isNaN(Date.parse(`${asked}T00:00:00.000Z`))
  return mondayOf(exists && asked <= today ? asked : today)
}
