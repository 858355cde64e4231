import { toAsciiDigits } from './digits.ts'

/**
 * The first four-digit number in a label (`वर्ष २०२३ - २०२४` → 2023), for sorting by year; undefined if the label has
 * none. A longer run of digits is not a year (spec.md, section 5).
 */
export function readYear(text: string): number | undefined {
  const numbers = toAsciiDigits(text).match(/[0-9]+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  return year === undefined ? undefined : Number(year)
}
