import { toAsciiDigits } from '@nagardwar/contract/browser'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

/** A year that begins in April: 2023-24, 2023-2024, 2023_24, also joined as in 202324. */
const financial = /(?<![0-9])((?:19|20)[0-9]{2})[\s._–—-]*((?:19|20)?[0-9]{2})(?![0-9])/gu
/** FY 23-24 */
const short = /\bf\.?\s?y\.?[\s._-]*([0-9]{2})[\s._–—-]+([0-9]{2})(?![0-9])/iu
const calendar = /(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])/u

/** A year as it stands in a text, and where. */
export type FoundYear = { year: string; text: string }

const isNext = (first: string, second: string): boolean =>
  second.slice(-2) === String(Number(first) + 1).slice(-2) &&
  (second.length === 2 || Number(second) === Number(first) + 1)

/** The first financial year of a text, in short form: `2023-24`. Digits may be Devanagari; the text keeps its length. */
export function financialYearIn(text: string): FoundYear | undefined {
  const plain = toAsciiDigits(text)
  for (const [whole, first = '', second = ''] of plain.matchAll(financial))
    if (isNext(first, second)) return { year: `${first}-${second.slice(-2)}`, text: whole }
  const [whole, first = '', second = ''] = short.exec(plain) ?? []
  return whole && isNext(`20${first}`, second) ? { year: `20${first}-${second}`, text: whole } : undefined
}

/** The year that a name gives: a financial year before a calendar year. */
export function yearIn(text: string): FoundYear | undefined {
  const found = financialYearIn(text)
  if (found) return found
  const [year] = calendar.exec(toAsciiDigits(text)) ?? []
  return year ? { year, text: year } : undefined
}

/** The year that somebody wrote, in both languages: 2023-24 and २०२३-२४. Nothing where it is no year. */
export function yearInWords(text: string): Words | undefined {
  const plain = toAsciiDigits(text).trim()
  const found = yearIn(plain)
  return found?.text === plain ? { en: found.year, mr: toMarathiDigits(found.year) } : undefined
}
