import type { Language, ListName, Row } from '@nagardwar/contract/browser'
import type { SearchKind } from '../../../app/api/search.ts'
import type { Both, KnownRows } from './rows.ts'

/** What a rule may read besides its row. */
export type Around = {
  language: Language
  known: KnownRows
  /** A word of the catalogue `common`, such as `ward`. */
  word: (key: string) => string
}
type Part<N extends ListName> = (row: Row<N>, around: Around) => string | undefined

/** How the records of one list can be found. */
export type Rule<N extends ListName> = {
  kind: SearchKind
  /** The page that shows the list, without language. */
  page: string
  title: Part<N>
  text?: (row: Row<N>, around: Around) => (string | undefined | null)[]
  /** Where the record has a page of its own, or is on one of several. */
  href?: (record: Both<N>) => string | undefined
  /** How the page writes the record, where that is not its title; nothing where it has the page to itself. */
  anchor?: Part<N>
  /** The document that the record stands for. */
  document?: (row: Row<N>) => string | undefined
  /** Shown instead of the page's title. */
  where?: Part<N>
}

export type Rules = { [N in ListName]?: Rule<N> }
