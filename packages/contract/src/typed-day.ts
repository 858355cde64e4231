import { toAsciiDigits } from './digits.ts'
import { typedTime } from './typed-time.ts'

/** Day, month, year, as in India, in either kind of digits; never the American order. */
const day = /^([0-9]{1,2})\s*[./-]\s*([0-9]{1,2})\s*[./-]\s*([0-9]{4})$/

const two = (number: number): string => String(number).padStart(2, '0')

/** Noon of a day in UTC, which is the same day in India. */
export const noonOf = (year: number, month: number, date: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}T12:00:00.000Z`

/** The typed day as the desk stores it, at noon; undefined if the calendar has no such day. */
export function typedDay(text: string): string | undefined {
  const [, date, month, year] = (toAsciiDigits(text.trim()).match(day) ?? []).map(Number)
  if (!date || !month || !year) return undefined
  const stored = noonOf(year, month, date)
  const read = new Date(stored)
  const isInCalendar = read.getUTCMonth() + 1 === month && read.getUTCDate() === date
  return isInCalendar ? stored : undefined
}

/** A day, and what stands behind it: at most 80 characters (`mostCharacters`). */
const dayAndRest = /^([0-9]{1,2} ?[./-] ?[0-9]{1,2} ?[./-] ?[0-9]{4})(?:[ ,]+(.*))?$/
const mostCharacters = 80

/** The typed day as `2026-12-31` and its time as `18:00`. A day alone has none, unless `withoutTime` says which is meant. */
export function typedDayAndTime(
  text: string,
  withoutTime?: string,
): { day: string; time: string } | undefined {
  if (text.length > mostCharacters) return undefined
  const plain = toAsciiDigits(text).trim().replace(/\s/g, ' ')
  const [, date = '', rest = ''] = dayAndRest.exec(plain) ?? []
  const time = rest.trim() === '' ? withoutTime : typedTime(rest.trim())
  const day = typedDay(date)?.slice(0, 10)
  return day && time ? { day, time } : undefined
}
