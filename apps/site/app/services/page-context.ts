import type { Language, Row } from '@nagardwar/contract/browser'

/** A text of the services' catalogues in the page's language. */
export type Say = (key: string, values?: object) => string
export type PageContext = {
  say: Say
  language: Language
  officers: readonly Row<'officers'>[]
  departments: readonly Row<'disclosureDepartments'>[]
  council: string
  origin: string
  /** The full address of a page in the page's language. */
  address: (path: string) => string
}
