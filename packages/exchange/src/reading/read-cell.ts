import { type Cell, isBlank } from '../sheet/cell.ts'
import {
  type Choice,
  type Read,
  readBody,
  readChoice,
  readDay,
  readLinesOf,
  readMoment,
  readNumber,
  readText,
  readYesOrNo,
} from './cell-kinds.ts'

/**
 * What a cell holds. `files`: one upload a line; `texts`: one text a line; `record`: another record; `records`: one a
 * line; `body`: a text with headings, lists, links and tables, as JSON.
 */
export type CellKind =
  | 'text'
  | 'number'
  | 'yesOrNo'
  | 'date'
  | 'choice'
  | 'file'
  | 'files'
  | 'texts'
  | 'record'
  | 'records'
  | 'body'

/** The field of a list for which a cell is read. */
export type CellField = {
  kind: CellKind
  /** Of a number: it counts in per cent. */
  isPercent?: boolean
  /** Of a date: it has a time of day. */
  hasTime?: boolean
  choices?: readonly Choice[]
  /** Of records: their list. */
  relationTo?: string
  /** Of `files`: the name of the file in each of its items. */
  inside?: string
}

/** What the reader of a list makes of the name of a file, and of what stands for another record. */
export type References = {
  file: (name: string) => Read
  record: (text: string, list: string) => Read
}

/** Reads each line of a cell, up to the first that is wrong. */
function eachLine(cell: Cell, readOne: (line: string) => Read): Read<unknown[]> {
  const lines = readLinesOf(cell)
  if ('complaint' in lines) return lines
  const values: unknown[] = []
  for (const line of lines.value) {
    const read = readOne(line)
    if ('complaint' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

/** What comes of a cell's text. */
function ofText(cell: Cell, use: (text: string) => Read): Read {
  const read = readText(cell)
  return 'complaint' in read ? read : use(read.value)
}

const readers: Record<CellKind, (cell: Cell, field: CellField, references: References) => Read> = {
  text: readText,
  number: (cell, { isPercent = false }) => readNumber(cell, { isPercent }),
  yesOrNo: readYesOrNo,
  choice: (cell, { choices = [] }) => readChoice(cell, choices),
  date: (cell, { hasTime = false }) => (hasTime ? readMoment(cell) : readDay(cell)),
  texts: readLinesOf,
  body: readBody,
  file: (cell, _field, { file }) => ofText(cell, file),
  files: (cell, { inside = '' }, { file }) => {
    const read = eachLine(cell, file)
    return 'complaint' in read ? read : { value: read.value.map((each) => ({ [inside]: each })) }
  },
  record: (cell, { relationTo = '' }, { record }) => ofText(cell, (text) => record(text, relationTo)),
  records: (cell, { relationTo = '' }, { record }) => eachLine(cell, (line) => record(line, relationTo)),
}

const empties: Partial<Record<CellKind, unknown>> = { texts: [], files: [], records: [], yesOrNo: false }

/** The value of a cell as a record holds it, or what is wrong with the cell. An empty cell empties the field. */
export function readCell(cell: Cell, field: CellField, references: References): Read {
  if (isBlank(cell)) return { value: empties[field.kind] ?? null }
  return readers[field.kind](cell, field, references)
}
