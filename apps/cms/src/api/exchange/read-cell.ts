import { cellPlace, columnPlace } from '@nagardwar/exchange/reading/place'
import { type References, readCell as readWritten } from '@nagardwar/exchange/reading/read-cell'
import { type Cell, textOf } from '@nagardwar/exchange/sheet/cell'
import type { Words } from '../../platform/words/words.ts'
import type { Column } from './columns.ts'
import { FileNamed, LinkToFile, type Mark, RecordNamed, work } from './incoming.ts'
import { uploadedName } from './upload-links.ts'

export type Read = { value: unknown; mark?: Mark }

/** Files and records are found later, when all sheets are read. */
const references: References = {
  file: (name) => ({ value: new FileNamed(name) }),
  record: (key, list) => ({ value: new RecordNamed(list, key) }),
}

/** Where a cell is: its file, its row as spreadsheet programs number it, its column counted from 0. */
type Place = { file: string; row: number; at: number }

/** The message about a value that could not be read. It goes into the report; the field stays empty. */
function unreadable(cell: Cell, why: Words, { label, path }: Column, { file, row, at }: Place): Read {
  const placeIn = (language: 'en' | 'mr'): string =>
    cellPlace(row, columnPlace(at, label, language), language)
  const words = {
    en: `${placeIn('en')} of ${file}: “${textOf(cell)}” could not be read; the field is empty. ${why.en}`,
    mr: `${file}, ${placeIn('mr')}: ‘${textOf(cell)}’ वाचता आले नाही; रकाना रिकामा आहे. ${why.mr}`,
  }
  return { value: null, mark: work(words, path.join('.')) }
}

/** A text that leads to a file of the source is a link to it. */
const linked = (value: unknown): unknown => {
  const name = typeof value === 'string' ? uploadedName(value) : undefined
  return name ? new LinkToFile(name) : value
}

/** The value of a cell. What cannot be read is empty, and work for staff. */
export function readCell(cell: Cell, column: Column, place: Place): Read {
  const read = readWritten(cell, column, references)
  if ('complaint' in read) return unreadable(cell, read.complaint, column, place)
  return { value: column.kind === 'text' ? linked(read.value) : read.value }
}
