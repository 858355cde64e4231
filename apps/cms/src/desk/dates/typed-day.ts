import { toAsciiDigits } from '@nagardwar/contract/browser'

/** Day, month, year, as India writes them, in either kind of digits; never the American order. */
const day = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})$/

const two = (number: number): string => String(number).padStart(2, '0')

/** Noon of a day in UTC, which is the same day in India. */
export const noonOf = (year: number, month: number, date: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}T12:00:00.000Z`

/** The day that somebody typed, as it is stored; nothing where it is not in the calendar. */
export function typedDay(text: string): string | undefined {
  const [, date, month, year] = (toAsciiDigits(text.trim()).match(day) ?? []).map(Number)
  if (!date || !month || !year) return undefined
  const stored = noonOf(year, month, date)
  const read = new Date(stored)
  const isInCalendar = read.getUTCMonth() + 1 === month && read.getUTCDate() === date
  return isInCalendar ? stored : undefined
}

// Date.parse reads much as American dates, but nothing with this sign.
const sign = ' ⁇'

/** What stands in the field's value while the text is no day: it is refused with its own words, and never lost. */
export const unreadDay = (text: string): string => `${text}${sign}`

export const isUnread = (value: unknown): value is string => typeof value === 'string' && value.endsWith(sign)

/** The text to show for a value that is no day. */
export const shownText = (value: unknown): string | undefined =>
  isUnread(value) ? value.slice(0, -sign.length) : undefined
