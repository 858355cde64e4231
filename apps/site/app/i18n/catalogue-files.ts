import { addresses as allAddresses } from 'virtual:catalogue-addresses'
import { type CouncilWord, councilWords, type Language, languages } from '@nagardwar/contract/browser'
import { type BothLanguages, inLanguage } from './both-languages.ts'
import type { Namespace } from './namespaces.ts'

export type Catalogue = Record<string, string>

/** All catalogues, on the server. Vite removes this from the browser's script, where it is never used. */
const contents = import.meta.env.SSR
  ? byLanguage(import.meta.glob<BothLanguages>('./catalogues/*.json', { eager: true, import: 'default' }))
  : {}

/** Where browsers fetch them. For further pages a browser uses `catalogue-addresses.ts`. */
const addresses = import.meta.env.SSR ? allAddresses : {}

export const catalogueOf = (
  language: Language,
  namespace: Namespace,
  word: CouncilWord = 'council',
): Catalogue => contents[`${word}/${language}/./catalogues/${namespace}.json`] ?? {}

/** The address in the words of a kind of council, for the server. */
export const catalogueAddressFor = (language: Language, namespace: Namespace, word: CouncilWord): string =>
  addresses[`${language}/${namespace}/${word}`] ?? catalogueAddress(language, namespace)

export function catalogueAddress(
  language: Language,
  namespace: Namespace,
  known: Record<string, string> = addresses,
): string {
  const address = known[`${language}/${namespace}`]
  if (!address) throw new Error(`There is no catalogue ${namespace} in ${language}`)
  return address
}

function byLanguage(files: Record<string, BothLanguages>): Record<string, Catalogue> {
  const entries = Object.entries(files).flatMap(([file, texts]) =>
    languages.flatMap((language) =>
      councilWords.map((word) => [`${word}/${language}/${file}`, inLanguage(texts, language, word)]),
    ),
  )
  return Object.fromEntries(entries)
}
