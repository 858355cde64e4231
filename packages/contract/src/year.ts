import { toAsciiDigits } from './digits.ts'

/**
 * The first four-digit number in a label (`वर्ष २०२३ - २०२४` → 2023), by which years are sorted; undefined where
 * the label has none. A longer run of digits is not a year. (spec.md, section 5.)
 */
export function readYear(text: string): number | undefined {
  const found = /(?<![0-9])[0-9]{4}(?![0-9])/.exec(toAsciiDigits(text))
  return found ? Number(found[0]) : undefined
}
