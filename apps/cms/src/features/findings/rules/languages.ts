import { isOldFont } from '@nagardwar/exchange/fonts/old-font'
import type { Item } from '../../../content/requirements/content.ts'
import type { Finding } from '../../../content/requirements/finding.ts'
import type { Words } from '../../../platform/words/words.ts'
import { type Bilingual, bilingualFiles, bilingualTexts } from './fields.ts'
import { findingsOf, named } from './finding-of.ts'

const isEmpty = (text: string | null | undefined): boolean => !text?.trim()

const words = {
  noMarathi: { en: 'no Marathi', mr: 'मराठी नाही' },
  noEnglish: { en: 'no English', mr: 'इंग्रजी नाही' },
  marathiBehind: { en: 'the English was changed later', mr: 'इंग्रजी मजकूर नंतर बदलला आहे' },
  englishBehind: { en: 'the Marathi was changed later', mr: 'मराठी मजकूर नंतर बदलला आहे' },
  oldFont: { en: 'the Marathi text is in an old font', mr: 'मराठी मजकूर जुन्या फॉन्टमध्ये आहे' },
  latin: { en: 'the Marathi text is in Latin letters', mr: 'मराठी मजकूर लॅटिन अक्षरांत आहे' },
  devanagari: { en: 'the English text is in Devanagari', mr: 'इंग्रजी मजकूर देवनागरीत आहे' },
} satisfies Record<string, Words>

function lackingIn({ en, mr, changed }: Bilingual): Words | undefined {
  if (isEmpty(en) && isEmpty(mr)) return undefined
  if (isEmpty(mr)) return words.noMarathi
  if (isEmpty(en)) return words.noEnglish
  if (changed === 'en') return words.marathiBehind
  return changed === 'mr' ? words.englishBehind : undefined
}

/** What a council with Marathi alone is not asked for. */
const ofEnglish: readonly Words[] = [words.noEnglish, words.englishBehind]

/**
 * Texts and documents that lack one language, or whose other language was changed later. `required` is the council's
 * *Required to publish*.
 */
export const lackingLanguage = (items: readonly Item[], required?: string | null): Finding[] =>
  findingsOf(items, (item) => {
    const texts = bilingualTexts(item).map(({ label, text }) => [label, lackingIn(text)] as const)
    const files = bilingualFiles(item).map(
      ({ label, file: { en, mr } }) =>
        [label, en && !mr ? words.noMarathi : mr && !en ? words.noEnglish : undefined] as const,
    )
    const isAsked = (what: Words) => required !== 'mr' || !ofEnglish.includes(what)
    return [...texts, ...files].flatMap(([label, what]) =>
      what && isAsked(what) ? [named(label, what)] : [],
    )
  })

const devanagari = /\p{Script=Devanagari}/u
/** Names and abbreviations stay in Latin letters; three words of them are a text. */
const threeWords = /(?<![A-Za-z])(?:[A-Za-z]{2,}[^\p{L}]+){2}[A-Za-z]{2,}/u

/** Addresses and figures (`kilometres: 80.93`) have no language. */
const inWords = (text: string): string => text.replace(/https?:\/\/\S+/g, '').replace(/^\w+: *[\d.-]+$/gm, '')

function wrongMarathi(text: string | null | undefined): Words | undefined {
  if (!text) return undefined
  if (isOldFont(text)) return words.oldFont
  return threeWords.test(inWords(text)) && !devanagari.test(text) ? words.latin : undefined
}

/** Texts that are not in the script of their language: copies, and Marathi typed in a font of its own. */
export const wrongScript = (items: readonly Item[]): Finding[] =>
  findingsOf(items, (item) =>
    bilingualTexts(item).flatMap(({ label, text: { en, mr } }) => {
      const marathi = wrongMarathi(mr)
      const isDevanagari = en && devanagari.test(en) && !/[A-Za-z]{2}/.test(en)
      return [...(marathi ? [marathi] : []), ...(isDevanagari ? [words.devanagari] : [])].map((what) =>
        named(label, what),
      )
    }),
  )
