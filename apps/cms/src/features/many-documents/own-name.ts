import { toAsciiDigits, withoutAtEnd } from '@nagardwar/contract/browser'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { yearIn } from './year.ts'

/** What the name of a document says about it. */
export type OwnName = {
  title: string
  /** The language of the title's letters. */
  titleLanguage: DeskLanguage
  /** The language that the name gives the document: `budget-2024-mr.pdf`. */
  language: DeskLanguage | undefined
  year: string
  /** The same for the English and the Marathi file of one document. */
  key: string
}

/** A word for a language at the end of a name, and its two letters at the beginning; `mar` is March. */
const ofLanguage: Readonly<Record<DeskLanguage, RegExp>> = {
  mr: /(?<![\s_.([-])[\s_.([-]+(?:mr|marathi|मराठी)[\s_.)\]-]*$|^mr[\s_.-]+/iu,
  en: /(?<![\s_.([-])[\s_.([-]+(?:en|eng|english|इंग्रजी|इंग्लिश)[\s_.)\]-]*$|^en[\s_.-]+/iu,
}
/** Marks that computers add to a copy: (1), - Copy. */
const copies = /\((?:[0-9]{1,2})\)\s*$|-\s*copy\s*$/iu
const devanagari = /\p{Script=Devanagari}/u

const readable = (text: string): string =>
  withoutAtEnd(
    text
      .replace(/\(\s*\)|\[\s*\]/gu, ' ')
      .replace(/[_\s]+/gu, ' ')
      .replace(/(?<=[\p{L}\p{M}])-(?=[\p{L}\p{N}])/gu, ' ')
      .replace(/^[\s,.–—-]+/u, ''),
    /[\s,–—-]/u,
  ).replace(/\s+/gu, ' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Without one word for a language; a name such as `Marathi schools` keeps it, because it is not at an end. */
function withoutLanguage(stem: string): { rest: string; language: DeskLanguage | undefined } {
  for (const language of ['mr', 'en'] as const) {
    const rest = stem.replace(ofLanguage[language], '')
    if (rest !== stem) return { rest, language }
  }
  return { rest: stem, language: undefined }
}

/** Reads `budget_2023-24_mr.pdf`: title, year, language. The year stays in the title, as titles on the site have it. */
export function readOwnName(fileName: string): OwnName {
  const stem = fileName
    .replace(/\.[^.]*$/u, '')
    .normalize('NFC')
    .replace(copies, '')
  const { rest, language } = withoutLanguage(stem.replace(/[_\s]+/gu, ' ').trim())
  const found = yearIn(rest)
  const title = capital(readable(rest)).slice(0, 300)
  const plain = toAsciiDigits(rest)
  const key = found ? plain.replace(found.text, found.year) : plain
  return {
    title,
    titleLanguage: devanagari.test(title) ? 'mr' : 'en',
    language,
    year: found?.year ?? '',
    key: key
      .toLowerCase()
      .replace(/[\s._–—()-]+/gu, ' ')
      .trim(),
  }
}
