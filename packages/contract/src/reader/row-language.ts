import type { Language } from '../language.ts'
import { textFrom } from './scalar.ts'

const spellings: Readonly<Record<string, Language>> = { en: 'en', english: 'en', mr: 'mr', marathi: 'mr' }

/**
 * Rule 10: the language of a row, so that rows of another one can be left out. A row that names none is in the
 * language that was asked, else in English; a row in any other language has none that the site speaks.
 */
export function rowLanguage(value: unknown, asked: Language | undefined): Language | undefined {
  const text = textFrom(value).toLowerCase()
  if (text === '') return asked ?? 'en'
  const spelling = text.split(/[-_]/)[0] ?? ''
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined
}
