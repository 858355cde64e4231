import type { Language } from '@nagardwar/contract/browser'
import type { SearchKind } from '../../../app/api/search.ts'

/** A text in the languages that it exists in. */
export type Texts = Partial<Record<Language, string>>
/** A file below the API root; `bytes` is its size where that is known. */
export type Document = { path: string; bytes?: number }

/** Something that can be found: a page, or a record of a list in both its languages. */
export type Entry = {
  id: string
  kind: SearchKind
  title: Texts
  /** The rest of the record's text. */
  text: Texts
  /** Other names under which it is known, such as its entry in the menu. Searched, not shown. */
  names: string
  where: Texts
  /** Where it leads: a path without language, or another site's address. Unused where there is a document. */
  href: string
  /** The words to look for on that page, for a browser that can show them at once. Empty: the page as a whole. */
  anchor: Texts
  /** The document that it stands for, in each language that has its own. */
  documents: Partial<Record<Language, Document>>
}
