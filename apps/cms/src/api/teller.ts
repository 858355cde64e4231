import type { Language } from '@nagardwar/contract'
import type { Bilingual, Teller, Upload } from './lists/mapping.ts'

/** The address of an upload by its number; empty while, or if, none is known. */
export type AddressOf = (upload: string) => string
/** Called for every picture that a row shows, with the words that the row has for it. */
export type OnPicture = (upload: string, path: string, words: Bilingual) => void

const other = { en: 'mr', mr: 'en' } as const

const keyOf = (upload: Upload): string =>
  String((typeof upload === 'object' && upload !== null ? upload.id : upload) ?? '')

const inLanguage = (text: Bilingual, language: Language): string =>
  text?.[language] || text?.[other[language]] || ''

export function tellerIn(language: Language, addressOf: AddressOf, onPicture?: OnPicture): Teller {
  const address = (upload: Upload): string => {
    const key = keyOf(upload)
    return key === '' ? '' : addressOf(key)
  }
  return {
    language,
    text: (text) => inLanguage(text, language),
    date: (date) => (date ? new Date(date).toISOString() : null),
    picture: (picture, words) => {
      const path = address(picture)
      if (path) onPicture?.(keyOf(picture), path, words)
      return path
    },
    pdf: (document) => address(document?.[language]) || address(document?.[other[language]]),
  }
}
