import { toAsciiDigits } from '@nagardwar/contract/browser'

/** The `tel:` address of a number in either script; a leading plus stays. Undefined without digits. */
export function telephone(number: string): string | undefined {
  const ascii = toAsciiDigits(number).trim()
  const digits = ascii.replace(/[^0-9]/g, '')
  return digits ? `tel:${ascii.startsWith('+') ? '+' : ''}${digits}` : undefined
}

/** The most digits of an international number (E.164), and the fewest of a local one. */
const digits = { least: 5, most: 15 }

/** Whether a text can be a telephone number, or several: "none", "12" or a name cannot. */
export function canBeTelephone(field: string): boolean {
  const numbers = numbersOf(field)
  return numbers.length > 0 && numbers.every((number) => !/\p{L}/u.test(number) && isLongEnough(number))
}

function isLongEnough(number: string): boolean {
  const { length } = toAsciiDigits(number).replace(/[^0-9]/g, '')
  return length >= digits.least && length <= digits.most
}

const hasDigit = /\p{Nd}/u

/** The numbers of a field, as written. It may have several, separated by commas, slashes or lines, or only a dash. */
export const numbersOf = (field: string): string[] =>
  field
    .split(/[,;/\n]/u)
    .map((number) => number.trim())
    .filter((number) => hasDigit.test(number))
