import { addresses as allAddresses } from 'virtual:catalogue-addresses'
import { type Language, languages } from '@nagardwar/contract/browser'
import { type BothLanguages, inLanguage } from './both-languages.ts'
import type { Namespace } from './namespaces.ts'

export type Catalogue = Record<string, string>

/** The server has every catalogue at hand. Vite leaves this out of the browser's script, where it is never read. */
const contents = import.meta.env.SSR
  ? byLanguage(import.meta.glob<BothLanguages>('./catalogues/*.json', { eager: true, import: 'default' }))
  : {}

/** Where browsers fetch them. A browser that needs this for more pages than the first asks `catalogue-addresses.ts`. */
const addresses = import.meta.env.SSR ? allAddresses : {}

export const catalogueOf = (language: Language, namespace: Namespace): Catalogue =>
  contents[`${language}/./catalogues/${namespace}.json`] ?? {}

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
    languages.map((language) => [`${language}/${file}`, inLanguage(texts, language)]),
  )
  return Object.fromEntries(entries)
}
