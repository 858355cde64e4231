import type { Language } from './language.ts'
import { type ListName, listPaths } from './list-paths.ts'

/** How answers of lists may differ for apps that were made for an older server (contract.md, "Clients of older servers"). */
export const compatibilities = ['images-as-text', 'one-language'] as const
/** What the setting must be, for the operator who wrote it otherwise. */
export const compatibilityForm = `${compatibilities.join(' or ')}; several separated by commas`
export type Compatibility = (typeof compatibilities)[number]

/** How a server answers clients that were made for an older one. */
export type OlderClients = {
  readonly compatibility: readonly Compatibility[]
  /** The language of the site's addresses without a prefix. */
  readonly defaultLanguage: Language
}

const isCompatibility = (word: string): word is Compatibility =>
  compatibilities.some((known) => known === word)

const wordsIn = (setting: string): string[] =>
  setting
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** The words of the setting `API_COMPATIBILITY`; undefined where one of them is none. */
export function compatibilityIn(setting: string): readonly Compatibility[] | undefined {
  const words = wordsIn(setting)
  return words.every(isCompatibility) ? words : undefined
}

/** For which the specification's own client names no language either, and reads the rows of both (spec.md, section 7). */
const inBothLanguages: readonly ListName[] = ['disclosureDepartments', 'generalAdminHeadings', 'headings']

/** For servers without the setting: as the contract says. */
export const asContract: OlderClients = { compatibility: [], defaultLanguage: 'en' }

const nameOf = { en: 'English', mr: 'Marathi' }

/** What a request without a language is answered with, as a sentence of the API's description. */
export function withoutLanguage({ compatibility, defaultLanguage }: OlderClients): string {
  if (!compatibility.includes('one-language')) return 'A list without a language has the rows of both.'
  const both = inBothLanguages.map((name) => `\`${listPaths[name].path}\``).join(', ')
  return `A list without a language has the rows in ${nameOf[defaultLanguage]}, but ${both} have those of both.`
}

/** The language in which a list is answered: the asked one. Undefined for the rows of both. */
export function answeredLanguage(
  name: ListName,
  asked: Language | undefined,
  { compatibility, defaultLanguage }: OlderClients,
): Language | undefined {
  if (asked || !compatibility.includes('one-language') || inBothLanguages.includes(name)) return asked
  return defaultLanguage
}
