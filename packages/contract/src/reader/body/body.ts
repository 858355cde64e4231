/**
 * A text with headings, lists, links and tables, as a tree of our own and never as HTML. What it says without them is in
 * the plain text beside it, which every client understands.
 */

/** Some words in one form. A line break within them is a new line. */
export type Run = {
  text: string
  bold?: true | undefined
  italic?: true | undefined
  link?: string | undefined
}

/** An item may have a list of its own, three lists deep at most. */
export type Item = { runs: Run[]; list?: List | undefined }
export type List = { ordered: boolean; items: Item[] }

/** `column` and `row`: a header of the cells below it, or beside it. */
export type Cell = {
  runs: Run[]
  header?: 'column' | 'row' | undefined
  columns?: number | undefined
  rows?: number | undefined
}

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: 2 | 3 | 4; runs: Run[] }
  | ({ kind: 'list' } & List)
  | { kind: 'table'; rows: Cell[][] }

export type Body = Block[]

/** How much a text may hold, in characters of its JSON and in nested lists. */
export const bodyLimits = {
  characters: 60_000,
  blocks: 1000,
  runs: 500,
  items: 500,
  rows: 500,
  cells: 30,
  span: 30,
}
