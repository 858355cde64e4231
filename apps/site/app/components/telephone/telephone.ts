import { toAsciiDigits } from '@nagardwar/contract/browser'

/** The `tel:` address of a number as people write it, in either script; a leading plus stays. */
export function telephone(number: string): string {
  const ascii = toAsciiDigits(number).trim()
  return `tel:${ascii.startsWith('+') ? '+' : ''}${ascii.replace(/[^0-9]/g, '')}`
}
