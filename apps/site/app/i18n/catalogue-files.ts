import type { Language } from '@nagardwar/contract/browser'
import type { Namespace } from './namespaces.ts'

export type Catalogue = Record<string, string>

/** The server has every catalogue at hand. Vite leaves this out of the browser's script, where it is never read. */
const contents = import.meta.env.SSR
  ? import.meta.glob<Catalogue>('./{en,mr}/*.json', { eager: true, import: 'default' })
  : {}

/** Where browsers fetch them. A browser that needs this for more pages than the first asks `catalogue-addresses.ts`. */
const addresses = import.meta.env.SSR
  ? import.meta.glob<string>('./{en,mr}/*.json', { eager: true, import: 'default', query: '?url' })
  : {}

export const catalogueOf = (language: Language, namespace: Namespace): Catalogue =>
  contents[`./${language}/${namespace}.json`] ?? {}

export function catalogueAddress(
  language: Language,
  namespace: Namespace,
  known: Record<string, string> = addresses,
): string {
  const address = known[`./${language}/${namespace}.json`]
  if (!address) throw new Error(`There is no catalogue ${namespace} in ${language}`)
  return address
}
