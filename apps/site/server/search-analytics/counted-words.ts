import { toAsciiDigits } from '@nagardwar/contract'

const most = { words: 6, characters: 60, digits: 6 }
const longNumber = /\p{Nd}{4}/u
const others = /[^\p{L}\p{M}\p{N}\p{Join_Control}.,/&+ -]+/gu

/**
 * The words of a search as they are counted, or nothing where they may be about a person: telephone numbers, long
 * numbers, e-mail addresses and sentences.
 */
export function countedWords(text: string): string | undefined {
  const plain = toAsciiDigits(text.normalize('NFC')).toLowerCase()
  const digits = plain.match(/\p{Nd}/gu)?.length ?? 0
  if (plain.includes('@') || longNumber.test(plain) || digits > most.digits) return undefined
  const words = plain.replace(others, ' ').replace(/\s+/gu, ' ').trim()
  const isShort = words.length <= most.characters && words.split(' ').length <= most.words
  return words && isShort ? words : undefined
}
