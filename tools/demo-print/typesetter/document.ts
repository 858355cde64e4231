/** A text in both languages, as the demo files write it. */
export type Bilingual = { en: string; mr?: string }
export type Cell = string | Bilingual
export type DocumentBlock = Bilingual | { table: { head: Cell[]; rows: Cell[][] } }

/** One document of `content/demo/documents`: a letter of the council, rendered by `renderDocument`. */
export type DemoDocument = {
  title: Bilingual
  /** ISO date, `2023-04-28`. */
  date: string
  /** The council's reference number. */
  number?: string
  body: DocumentBlock[]
}

const textsOf = (block: DocumentBlock): Cell[] =>
  'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [block]

/** A document is printed in Marathi only if it is fully translated; half a translation would mislead. */
export const isTranslated = ({ title, body }: DemoDocument): boolean =>
  [title, ...body.flatMap(textsOf)].every((text) => typeof text === 'string' || Boolean(text.mr))
