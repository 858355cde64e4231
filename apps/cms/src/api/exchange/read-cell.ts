import { dateFrom, toAsciiDigits } from '@nagardwar/contract'
import type { Column } from './columns.ts'
import { FileNamed, LinkToFile, type Mark, RecordNamed, work } from './incoming.ts'
import { uploadedName } from './upload-links.ts'

export type Read = { value: unknown; mark?: Mark }

const lines = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase()
const yes = new Set(['yes', 'y', 'true', '1', 'x', 'होय', 'हो', '१'])
const empties: Partial<Record<Column['kind'], unknown>> = {
  texts: [],
  files: [],
  records: [],
  yesOrNo: false,
}

/** The message about a value that could not be read. It goes into the report; the field stays empty. */
const unreadable = (cell: string, { path }: Column): Read => ({
  value: null,
  mark: work(
    { en: `“${cell}” could not be read; the field is empty`, mr: `‘${cell}’ वाचता आले नाही; रकाना रिकामा आहे` },
    path.join('.'),
  ),
})

const readers: Record<Column['kind'], (cell: string, column: Column) => Read> = {
  text: (cell) => {
    const name = uploadedName(cell.trim())
    return { value: name ? new LinkToFile(name) : cell }
  },
  number: (cell, column) => {
    const value = Number(toAsciiDigits(cell.trim()))
    return Number.isFinite(value) ? { value } : unreadable(cell, column)
  },
  yesOrNo: (cell) => ({ value: yes.has(folded(cell)) }),
  date: (cell, column) => {
    const day = dateFrom(cell)
    return day ? { value: new Date(day).toISOString() } : unreadable(cell, column)
  },
  choice: (cell, column) => {
    const found = column.choices?.find(({ value, label }) =>
      [value, label.en, label.mr].map(folded).includes(folded(cell)),
    )
    return found ? { value: found.value } : unreadable(cell, column)
  },
  texts: (cell) => ({ value: lines(cell) }),
  file: (cell) => ({ value: new FileNamed(cell.trim()) }),
  files: (cell, { inside = '' }) => ({
    value: lines(cell).map((name) => ({ [inside]: new FileNamed(name) })),
  }),
  record: (cell, { relationTo = '' }) => ({ value: new RecordNamed(relationTo, cell.trim()) }),
  records: (cell, { relationTo = '' }) => ({
    value: lines(cell).map((key) => new RecordNamed(relationTo, key)),
  }),
}

/** The value of a cell. An empty cell empties the field. */
export function readCell(cell: string, column: Column): Read {
  if (cell.trim() === '') return { value: empties[column.kind] ?? null }
  return readers[column.kind](cell, column)
}
