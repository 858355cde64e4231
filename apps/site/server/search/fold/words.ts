import { toAsciiDigits } from '@nagardwar/contract/browser'

/** One searchable unit of a text: a word, or a number, year or date with all its other forms. */
export type Word = { start: number; end: number } & (
  | { kind: 'word'; text: string }
  | { kind: 'number'; names: string[] }
)

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December|जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे|जून|जुलै|ऑगस्ट|सप्टेंबर|ऑक्टोबर|नोव्हेंबर|डिसेंबर'

/** The kinds of units, the more specific ones first. All digits are ASCII here. */
const date = `(?<![0-9])[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}(?![0-9])`
const dateInWords = String.raw`(?<![0-9])[0-9]{1,2}[\s\u00a0](?:${monthNames})[\s\u00a0](?:19|20)[0-9]{2}(?![0-9])`
const isoDate = `(?<![0-9])(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9])`
const span = String.raw`(?<![0-9])(?:19|20)[0-9]{2}\s{0,2}[-–—/]\s{0,2}(?:19|20)?[0-9]{2}(?![0-9])`
const phone = `(?<![0-9])[0-9]{3,5}[- ][0-9]{3}[- ][0-9]{3,4}(?![0-9])`
const amount = String.raw`(?<![0-9])[0-9]{1,3}(?:,[0-9]{2,3})+(?:\.[0-9]+)?`
const number = String.raw`[0-9]+(?:\.[0-9]+(?![.0-9]))?`
const initials = String.raw`(?=\p{L})(?<!\p{L}\p{M}*)(?:\p{L}\p{M}*\.){2,}`
// Combining marks belong to their letter, and so do the joiners that only change its shape.
const word = String.raw`\p{L}[\p{L}\p{M}\u200c\u200d]*`
const everyWord = new RegExp(
  `(?<date>${date})|(?<dateInWords>${dateInWords})|(?<isoDate>${isoDate})|(?<span>${span})|(?<phone>${phone})|(?<amount>${amount})|(?<number>${number})|(?<initials>${initials})|(?<word>${word})`,
  'giu',
)

/** The words of a text in order, with their positions. Digits of both scripts are equal. */
export function wordsOf(text: string): Word[] {
  return [...toAsciiDigits(text).matchAll(everyWord)].map((match) => {
    const place = { start: match.index, end: match.index + match[0].length }
    const groups = match.groups ?? {}
    if (groups.word) return { ...place, kind: 'word', text: match[0] }
    if (groups.initials) return { ...place, kind: 'word', text: match[0].replaceAll('.', '') }
    return { ...place, kind: 'number', names: namesOf(match[0], groups) }
  })
}

function namesOf(found: string, groups: Record<string, string | undefined>): string[] {
  const digits = found.split(/[^0-9]+/u)
  const [first = '', second = '', third = ''] = digits
  if (groups.date) return [`${third}-${padded(second)}-${padded(first)}`, third]
  if (groups.dateInWords) return dateNames(found)
  if (groups.isoDate) return [found, first]
  if (groups.phone) return [digits.join('')]
  if (groups.span) return spanNames(first, second)
  const number = found.replaceAll(',', '')
  // Zone 05 is zone 5; a telephone number keeps its zero.
  return [number.length < 6 ? number.replace(/^0+(?=[0-9])/, '') : number]
}

/** `8 January 2024` and `८ जानेवारी २०२४` are 2024-01-08. */
function dateNames(found: string): string[] {
  const [day = '', month = '', year = ''] = found.split(/\s/u)
  const place = monthNames.split('|').findIndex((name) => name.toLowerCase() === month.toLowerCase())
  return [`${year}-${padded(String((place % 12) + 1))}-${padded(day)}`, year]
}

/** `2022-23`, `2022 - 2023` and `२०२२-२३` are one financial year; other pairs are two numbers. */
function spanNames(first: string, second: string): string[] {
  const until = String(Number(first) + 1)
  return until.endsWith(second) ? [`${first}/${until}`, first, until] : [first, second]
}

const padded = (number: string): string => number.padStart(2, '0')
