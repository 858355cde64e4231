import { toAsciiDigits } from '@nagardwar/contract/browser'

/** More than any number of the desk has, with its commas. */
const mostCharacters = 40

/** Digits with or without commas between groups, as in India (12,34,567) or elsewhere. */
const number = /^[-−]?[0-9]+(?:,[0-9]{2,3})*(?:\.[0-9]+)?$/

/** The typed number, in either kind of digits; nothing where the text is none. */
export function typedNumber(text: string): number | undefined {
  if (text.length > mostCharacters) return undefined
  const ascii = toAsciiDigits(text.trim())
  return number.test(ascii) ? Number(ascii.replaceAll(',', '').replace('−', '-')) : undefined
}
