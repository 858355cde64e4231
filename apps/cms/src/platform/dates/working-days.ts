const day = 24 * 60 * 60 * 1000
// India has had one offset, without summer time, since 1945.
const offset = 5.5 * 60 * 60 * 1000

/** The day in India, such as 2026-11-28. */
export const dayInIndia = (time: Date | string): string =>
  new Date(new Date(time).getTime() + offset).toISOString().slice(0, 10)

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay())

/**
 * The day that is so many working days after another one, which is not counted itself. Saturdays, Sundays and holidays
 * of the offices are none. Days are written as 2026-11-28.
 */
export function workingDaysAfter(from: string, days: number, holidays: ReadonlySet<string>): string {
  let time = Date.parse(from)
  for (let left = days; left > 0; ) {
    time += day
    if (!isWeekend(time) && !holidays.has(new Date(time).toISOString().slice(0, 10))) left--
  }
  return new Date(time).toISOString().slice(0, 10)
}
