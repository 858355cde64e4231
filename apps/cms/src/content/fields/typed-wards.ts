import { toAsciiDigits, wardNumber } from '@nagardwar/contract/browser'
import { toMarathiDigits } from '../../platform/words/digits.ts'

const number = /^[0-9०-९]+$/
const letter = /^[A-Za-zअ-ह]$/
const numberWithLetter = /^[0-9०-९]+(?:-?[A-Za-zअ-ह])?$/
/** A ward whose number is written in words: "One", "एकशे वीस". */
const words = /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*){0,5}$/u

const mostWards = 300

/** Words between numbers that name no ward. */
const fillers: ReadonlySet<string> = new Set([
  'ward',
  'wards',
  'no',
  'no.',
  'nos',
  'nos.',
  'number',
  'numbers',
  'and',
  '&',
  'प्रभाग',
  'वॉर्ड',
  'क्र',
  'क्र.',
  'क्रमांक',
  'आणि',
  'व',
])
const upTo: ReadonlySet<string> = new Set(['to', 'ते', '-', '–'])

/** "3 A" is the ward 3A. */
function withLetters(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && letter.test(part) && number.test(before))
      joined[joined.length - 1] = before + part
    else joined.push(part)
  }
  return joined
}

/** All numbers from the first to the last, in the digits in which the first is written. */
function between(first: string, last: string): string[] | undefined {
  const [from, to] = [Number(toAsciiDigits(first)), Number(toAsciiDigits(last))]
  if (to < from || to - from >= mostWards) return undefined
  const isMarathi = toAsciiDigits(first) !== first
  return Array.from({ length: to - from + 1 }, (_, at) =>
    isMarathi ? toMarathiDigits(from + at) : String(from + at),
  )
}

/** Numbers with "to" between two of them written out; undefined where something is no number. */
function writtenOut(parts: readonly string[]): string[] | undefined {
  const wards: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [one = '', sign = '', other = ''] = parts.slice(at, at + 3)
    const all = number.test(one) && upTo.has(sign) && number.test(other) ? between(one, other) : undefined
    if (all) at += 2
    else if (!numberWithLetter.test(one)) return undefined
    wards.push(...(all ?? [one]))
  }
  return wards
}

/**
 * The numbers of wards with one space between them, from what people write: "३, ४", "प्रभाग ३ अ", "1 to 5", "1-5".
 * Undefined where something is no ward number.
 */
export function typedWards(text: string): string | undefined {
  const parts = text
    .replace(/([0-9०-९]) ?[-–] ?(?=[0-9०-९])/g, '$1 – ')
    .split(/[\s,;/:]+/)
    .filter((part) => part !== '' && !fillers.has(part.toLowerCase()))
  const wards = writtenOut(withLetters(parts))
  return wards && wards.length > 0 && wards.length <= mostWards ? [...new Set(wards)].join(' ') : undefined
}

/** The number of one ward, without the word before it: "Ward No. 1", "प्रभाग ३ अ". */
export function typedWard(text: string): string | undefined {
  const named = wardNumber(text).trim()
  const joined = withLetters(named.split(/\s+/)).join(' ')
  return numberWithLetter.test(joined) || words.test(joined) ? joined : undefined
}
