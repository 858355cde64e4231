import type { DeskLanguage } from '../../platform/words/words.ts'

/** What the parts of the view know of the desk and of the council. */
export type Desk = {
  api: string
  admin: string
  language: DeskLanguage
  /** What the list of photographs is called. */
  list: string
  /** The council's first language comes first. */
  order: readonly DeskLanguage[]
  /** The languages in which the council publishes every text. */
  required: readonly DeskLanguage[]
  /** Whether this person publishes without a second one. */
  publishes: boolean
}
