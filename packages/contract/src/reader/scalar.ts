import { toAsciiDigits } from '../digits.ts'
import { withoutTurns } from '../one-line.ts'
import { wellFormed } from '../well-formed.ts'

/** Longer than any text of a page; the rest is cut off. */
const longestText = 100_000

const controls = /[^\P{Cc}\n\r\t]/gu

/** Rule 3: text, also if a server sends a number. Other values count as empty. */
export function textFrom(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return withoutTurns(wellFormed(value.slice(0, longestText)).replace(controls, '')).trim()
}

/** Rule 3: a whole number, also if a server sends it as text; undefined if it cannot be read. */
export function numberFrom(value: unknown): number | undefined {
  const text = toAsciiDigits(textFrom(value))
  const number = /^-?[0-9]+(\.0+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}

/** Rule 3: a decimal number as text, without a unit: `6px` → `6`. Empty if it cannot be read. */
export function decimalFrom(value: unknown): string {
  return /^-?[0-9]+(\.[0-9]+)?/.exec(toAsciiDigits(textFrom(value)))?.[0] ?? ''
}

/** Rule 3: status as number, text or boolean. If a server sends no status, its rows are published. */
export function statusFrom(value: unknown): number {
  if (value === undefined || value === true) return 1
  return numberFrom(value) ?? 0
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The id of a record; undefined if the server sends none, null if the value is not a number. */
export function recordIdFrom(value: unknown): number | null | undefined {
  return isMissing(value) ? undefined : (numberFrom(value) ?? null)
}
