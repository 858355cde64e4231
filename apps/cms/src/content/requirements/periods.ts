import { toAsciiDigits } from '@nagardwar/contract'
import { type Day, endOfMonthAfter } from '../../platform/dates/days.ts'

/** A financial year by the year of its April, or a quarter of it: 1 is April to June. */
export type Period = { year: number; quarter?: 1 | 2 | 3 | 4 }

const quarters = [
  /\b(?:apr(?:il)?)\b.{1,12}\bjune?\b|एप्रिल\s*(?:ते|-|–)\s*जून|\b(?:first|1st) quarter\b|\bq1\b|(?:पहिली|प्रथम) तिमाही/,
  /\bjuly?\b.{1,12}\bsep(?:tember)?\b|जुलै\s*(?:ते|-|–)\s*सप्टेंबर|\b(?:second|2nd) quarter\b|\bq2\b|(?:दुसरी|द्वितीय) तिमाही/,
  /\boct(?:ober)?\b.{1,12}\bdec(?:ember)?\b|ऑक्टोबर\s*(?:ते|-|–)\s*डिसेंबर|\b(?:third|3rd) quarter\b|\bq3\b|(?:तिसरी|तृतीय) तिमाही/,
  /\bjan(?:uary)?\b.{1,12}\bmar(?:ch)?\b|जानेवारी\s*(?:ते|-|–)\s*मार्च|\b(?:fourth|4th) quarter\b|\bq4\b|(?:चौथी|चतुर्थ) तिमाही/,
]

/** `2025-26`, `2025 - 2026` and `२०२५-२६` are a financial year; `2025-03` is a month. */
function financialYear(text: string): number | undefined {
  for (const [, first = '', last = ''] of text.matchAll(/(?<!\d)(\d{4})\s*[-–/]\s*(\d{4}|\d{2})(?!\d|-)/g))
    if (Number(first) + 1 === Number(last) || (Number(first) + 1) % 100 === Number(last)) return Number(first)
  return undefined
}

const calendarYear = (text: string): number | undefined => {
  const found = text.match(/(?<!\d)\d{4}(?!\d)/)
  return found ? Number(found[0]) : undefined
}

/** The period that a document is about, from its title and the year it is filed under, in either script. */
export function periodOf(title: string, filedUnder: string): Period | undefined {
  const own = toAsciiDigits(title).toLowerCase()
  const found = quarters.findIndex((pattern) => pattern.test(own))
  const quarter = found < 0 ? undefined : ((found + 1) as 1 | 2 | 3 | 4)
  const whole = financialYear(own)
  const single = quarter === undefined || whole !== undefined ? undefined : calendarYear(own)
  const fromMonths = single === undefined ? undefined : quarter === 4 ? single - 1 : single
  const year = whole ?? fromMonths ?? financialYear(toAsciiDigits(filedUnder))
  if (year === undefined) return undefined
  return quarter === undefined ? { year } : { year, quarter }
}

export const isSamePeriod = (one: Period, other: Period): boolean =>
  one.year === other.year && one.quarter === other.quarter

/** The last day of a period. */
export function endOf({ year, quarter }: Period): Day {
  if (quarter === undefined) return `${year + 1}-03-31`
  return endOfMonthAfter(`${year}-04-01`, quarter * 3 - 1)
}

export const financialYearOf = (day: Day): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)

const before = ({ year, quarter }: Period): Period => {
  if (quarter === undefined) return { year: year - 1 }
  return quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: (quarter - 1) as 1 | 2 | 3 }
}

/** The period that runs on a day, and those that ended before it, the newest first. */
export function periodsUntil(
  day: Day,
  every: 'quarter' | 'financial-year',
  howMany: number,
): { running: Period; ended: Period[] } {
  const year = financialYearOf(day)
  const month = Number(day.slice(5, 7))
  const quarter = (Math.floor(((month + 8) % 12) / 3) + 1) as 1 | 2 | 3 | 4
  const running: Period = every === 'quarter' ? { year, quarter } : { year }
  const ended: Period[] = []
  for (let at = before(running); ended.length < howMany; at = before(at)) ended.push(at)
  return { running, ended }
}
