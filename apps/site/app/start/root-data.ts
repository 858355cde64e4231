import type { Language, Row } from '@nagardwar/contract/browser'
import type { StartLists } from '../api/start-lists.ts'

export type RootData = StartLists & {
  origin: string
  defaultLanguage: Language
  /** Addresses that have nothing to show yet; only the server gives them, the browser reads its document. */
  emptyPages?: readonly string[] | undefined
  /** The alerts of that time for all pages; only the server gives them. */
  alerts?: readonly Row<'alerts'>[]
  /** Services that do not work as usual at that time; only the server gives them. */
  troubles?: readonly Row<'serviceStates'>[]
  /** ISO time at which the page was made. */
  today: string
}
