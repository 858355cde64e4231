import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { lacksText, type Photos } from './album.ts'
import { words } from './words.ts'

export const numberIn = (count: number, language: DeskLanguage): string =>
  language === 'mr' ? toMarathiDigits(count) : String(count)

/** How far the uploads are, in words that are read out after each photograph. */
export function uploadsOf(photos: Photos, language: DeskLanguage): string {
  if (photos.length === 0) return ''
  const ready = photos.filter(({ state }) => state === 'ready').length
  return `${words.uploaded[language]}: ${numberIn(ready, language)} / ${numberIn(photos.length, language)}`
}

/** How many photographs still lack their text. */
export function missingTexts(
  photos: Photos,
  required: readonly DeskLanguage[],
  language: DeskLanguage,
): string {
  const count = photos.filter((photo) => lacksText(photo, required)).length
  return count > 0 ? `${words.withoutText[language]}: ${numberIn(count, language)}` : ''
}
