import { toAsciiDigits } from '../digits.ts'
import { withoutTurns } from '../one-line.ts'
import { wellFormed } from '../well-formed.ts'

/** Longer text than any page shows; the rest is cut off. */
const longestText = 100_000

const controls = /[^\P{Cc}\n\r\t]/gu

/** Rule 3: text, also where a server sends a number. Anything else counts as empty. */
export function textFrom(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return withoutTurns(wellFormed(value.slice(0, longestText)).replace(controls, '')).trim()
}

/** Rule 3: a whole number, also where a server sends it as text; undefined where there is none to read. */
export function numberFrom(value: unknown): number | undefined {
  const text = toAsciiDigits(textFrom(value))
  const number = /^-?[0-9]+(\.0+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}

/** Rule 3: a decimal number as text, without a unit: `6px` → `6`. Empty where there is none to read. */
export function decimalFrom(value: unknown): string {
  return /^-?[0-9]+(\.[0-9]+)?/.exec(toAsciiDigits(textFrom(value)))?.[0] ?? ''
}

/** Rule 3: status as number, text or truth value. A server that sends no status sends what is published. */
export function statusFrom(value: unknown): number {
  if (value === undefined || value === true) return 1
  return numberFrom(value) ?? 0
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The number of a record; undefined where the server sends none, null where what it sends is no number. */
export function recordIdFrom(value: unknown): number | null | undefined {
  return isMissing(value) ? undefined : (numberFrom(value) ?? null)
}
