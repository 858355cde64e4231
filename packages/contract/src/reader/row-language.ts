import type { Language } from '../language.ts'
import { textFrom } from './scalar.ts'

const spellings: Readonly<Record<string, Language>> = { en: 'en', english: 'en', mr: 'mr', marathi: 'mr' }

/**
 * Rule 10: the language of a row, to drop rows of another one. A row without a language has the requested one, or
 * English. A row in any other language has none.
 */
export function rowLanguage(value: unknown, asked: Language | undefined): Language | undefined {
  const text = textFrom(value).toLowerCase()
  if (text === '') return asked ?? 'en'
  const spelling = text.split(/[-_]/)[0] ?? ''
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined
}
