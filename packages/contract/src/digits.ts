const devanagariDigit = /[०-९]/g
const zero = '०'.codePointAt(0) ?? 0

/** Devanagari digits as ordinary ones: `२०२३-२४` → `2023-24`. All other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(devanagariDigit, (digit) => String((digit.codePointAt(0) ?? zero) - zero))
}

const marathi = '०१२३४५६७८९'

/** Every digit as Marathi writes it: `2026` → `२०२६`. All other characters stay. */
export const toMarathiDigits = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => marathi[Number(digit)] ?? digit)
