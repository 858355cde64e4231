import { toAsciiDigits } from '@nagardwar/contract/browser'

/** The `tel:` address of a number as people write it, in either script; a leading plus stays. None without digits. */
export function telephone(number: string): string | undefined {
  const ascii = toAsciiDigits(number).trim()
  const digits = ascii.replace(/[^0-9]/g, '')
  return digits ? `tel:${ascii.startsWith('+') ? '+' : ''}${digits}` : undefined
}

const hasDigit = /\p{Nd}/u

/** The numbers of a field, as written: it may hold several, divided by commas, slashes or lines, or a mere dash. */
export const numbersOf = (field: string): string[] =>
  field
    .split(/[,;/\n]/u)
    .map((number) => number.trim())
    .filter((number) => hasDigit.test(number))
