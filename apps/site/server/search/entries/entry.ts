import type { Language } from '@nagardwar/contract/browser'
import type { SearchKind } from '../../../app/api/search.ts'
import { endOf } from '../../../app/clock/india-day.ts'

/** A text in the languages that it exists in. */
export type Texts = Partial<Record<Language, string>>
/** A file below the API root; `bytes` is its size, if known. */
export type Document = { path: string; bytes?: number }

/** Something that can be found: a page, or a record of a list in both its languages. */
export type Entry = {
  id: string
  kind: SearchKind
  title: Texts
  /** The rest of the record's text. */
  text: Texts
  /** Other names of it, such as its entry in the menu. Searched, not shown. */
  names: string
  where: Texts
  /** Its link: a path without language, or another site's address. Unused if there is a document. */
  href: string
  /** The words to highlight on that page, in browsers that support it. Empty: the page as a whole. */
  anchor: Texts
  /** Its document, in each language that has one. */
  documents: Partial<Record<Language, Document>>
  /** When it begins, and when it ends: from then on it is found after what is current. A day ends with its last moment. */
  from?: string
  until?: string
}

/** When its time is over, as a number; never where nobody said. */
export function endOfEntry({ until }: Pick<Entry, 'until'>): number {
  const end = endOf(until ?? null)
  return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end
}
