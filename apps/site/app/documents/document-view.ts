import type { Language } from '@nagardwar/contract/browser'
import type { Block } from '@nagardwar/exchange/pdf/block'

export type ShownFact = { label: string; text?: string; link?: { to: string; text: string } }
type Link = { to: string; text: string }

/** What the script of the browser is told of the page: its head, and the file. */
export type DocumentView = {
  title: string
  intro: string
  /** The sentence under the heading. */
  lead: string
  crumbs: readonly { label: string; to: string }[]
  lastChanged?: string | undefined
  file: { title: string; path: string; bytes: number | undefined }
  /** The text is still to be read: the page is soon another one. */
  isReading?: true
}

/** One page of the document. `number` and `label` count from its first page. */
export type ShownPage = { number: number; label: string; table: string; blocks: readonly Block[] }

/** What the server alone writes into the page: it can be long, and is not sent a second time as data. */
export type DocumentBody = {
  about: string
  facts: readonly ShownFact[]
  textTitle: string
  /** What there is to say of the text before it. */
  notes: readonly string[]
  /** The language of the text, where it is not the page's. */
  lang: Language | undefined
  pages: readonly ShownPage[]
  noTextOnPage: string
  partsTitle: string
  parts: readonly (Link & { isHere: boolean })[]
  next: Link | undefined
  previous: Link | undefined
  ask: Link & { why: string }
  /** For search engines, as JSON that may stand in a document. */
  data: string
}
