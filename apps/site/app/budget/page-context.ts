import type { Language } from '@nagardwar/contract/browser'

/** A text of the budget's catalogue in the page's language. */
export type Say = (key: string, values?: object) => string
export type PageContext = {
  say: Say
  language: Language
  /** The address of a page below the origin, in the page's language. */
  href: (path: string) => string
}
