import type { Language } from '@nagardwar/contract/browser'
import type { StartLists } from '../api/start-lists.ts'

export type RootData = StartLists & {
  origin: string
  defaultLanguage: Language
  /** ISO time at which the page was made. */
  today: string
}
