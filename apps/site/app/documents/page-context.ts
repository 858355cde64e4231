import type { Language } from '@nagardwar/contract/browser'

export type PageContext = {
  /** `catalogue:key` in the page's language. */
  say: (key: string, values?: object) => string
  language: Language
  council: string
  origin: string
  /** The full address of a page, and the same below the origin, in the page's language. */
  address: (path: string) => string
  href: (path: string) => string
}
