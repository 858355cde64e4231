import type { Language, ListName, Row } from '@nagardwar/contract/browser'
import type { SearchKind } from '../../../app/api/search.ts'
import type { Both, KnownRows } from './rows.ts'

/** What a rule may read besides its row. */
export type Around = {
  language: Language
  known: KnownRows
  /** A word of the catalogue `common`, such as `ward`, or of another one, such as `tenders:result`. */
  word: (key: string) => string
}
/**
 * A document of a record besides its own, or a part of its page with an address and texts of its own. `id` is its number
 * in the record. It ends with the record, unless it `lasts`.
 */
export type Enclosure = { id: string; title: string; lasts?: boolean } & (
  | { pdf: string }
  | { pdf?: never; href: string; texts: readonly string[] }
)
type Part<N extends ListName> = (row: Row<N>, around: Around) => string | undefined

/** How the records of one list can be found. */
export type Rule<N extends ListName> = {
  kind: SearchKind
  /** The page that shows the list, without language. */
  page: string
  title: Part<N>
  text?: (row: Row<N>, around: Around) => (string | undefined | null)[]
  /** If the record has a page of its own, or is on one of several. */
  href?: (record: Both<N>) => string | undefined
  /**
   * The text of the record on its page, if it differs from the title; undefined if the page shows only this record.
   */
  anchor?: Part<N>
  /** The document of the record. */
  document?: (row: Row<N>) => string | undefined
  /** Documents of the record besides, or parts of its page, each found by itself. */
  enclosures?: (row: Row<N>, around: Around) => Enclosure[]
  /** Whether residents see the row; every row, unless the list says otherwise. */
  isShown?: (row: Row<N>) => boolean
  /** When it begins and ends: what has ended is found after what is current. */
  from?: Part<N>
  until?: Part<N>
  /** Other names of it: searched, not shown. */
  names?: Part<N>
  /** Shown instead of the page's title. */
  where?: Part<N>
}

export type Rules = { [N in ListName]?: Rule<N> }
