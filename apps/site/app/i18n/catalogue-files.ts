import type { Language } from '@nagardwar/contract/browser'
import type { Namespace } from './namespaces.ts'

export type Catalogue = Record<string, string>

/** The server has every catalogue at hand. Vite leaves this out of the browser's script, where it is never read. */
const contents = import.meta.env.SSR
  ? import.meta.glob<Catalogue>('./{en,mr}/*.json', { eager: true, import: 'default' })
  : {}

/** The browser knows only the addresses of the catalogues and fetches the few that it needs. */
const addresses = import.meta.glob<string>('./{en,mr}/*.json', {
  eager: true,
  import: 'default',
  query: '?url',
})

export const catalogueOf = (language: Language, namespace: Namespace): Catalogue =>
  contents[`./${language}/${namespace}.json`] ?? {}

export function catalogueAddress(language: Language, namespace: Namespace): string {
  const address = addresses[`./${language}/${namespace}.json`]
  if (!address) throw new Error(`There is no catalogue ${namespace} in ${language}`)
  return address
}
