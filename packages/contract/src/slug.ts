import { toAsciiDigits } from './digits.ts'
import { romanise } from './romanise.ts'

const longest = 60

/** A title as a part of an address: small Latin letters and digits, Marathi as it is pronounced. */
export function slugOf(title: string): string {
  const words =
    toAsciiDigits(title)
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const whole = words.map(inLatin).filter(Boolean).join('-')
  const cut = whole.length > longest ? whole.slice(0, whole.lastIndexOf('-', longest)) : whole
  return cut.slice(0, longest) || 'document'
}

const inLatin = (word: string): string =>
  (/\p{Script=Devanagari}/u.test(word)
    ? romanise(word).replaceAll('C', 'ch')
    : word.normalize('NFKD')
  ).replace(/[^a-z0-9]/g, '')
