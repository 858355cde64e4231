import { type Cell, isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import {
  type Read as Answer,
  readChoice,
  readDay,
  readLinesOf,
  readMoment,
  readNumber,
  readText,
  readYesOrNo,
} from '../../content/sheets/read-cell.ts'
import type { Words } from '../../platform/words/words.ts'
import { type Column, hasHour, isInPercent } from './columns.ts'
import { FileNamed, LinkToFile, type Mark, RecordNamed, work } from './incoming.ts'
import { uploadedName } from './upload-links.ts'

export type Read = { value: unknown; mark?: Mark }

const empties: Partial<Record<Column['kind'], unknown>> = {
  texts: [],
  files: [],
  records: [],
  yesOrNo: false,
}

/** The message about a value that could not be read. It goes into the report; the field stays empty. */
const unreadable = (cell: Cell, { en, mr }: Words, { path }: Column): Read => ({
  value: null,
  mark: work(
    {
      en: `“${textOf(cell)}” could not be read; the field is empty. ${en}`,
      mr: `‘${textOf(cell)}’ वाचता आले नाही; रकाना रिकामा आहे. ${mr}`,
    },
    path.join('.'),
  ),
})

/** What comes of a value that was read. */
const then = <Value>(read: Answer<Value>, use: (value: Value) => unknown): Answer =>
  'complaint' in read ? read : { value: use(read.value) }

/** What is no JSON stays a text, and is refused when it is stored. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

/** Files and records are found later, when all sheets are read. */
const readers: Record<Column['kind'], (cell: Cell, column: Column) => Answer> = {
  text: (cell) =>
    then(readText(cell), (text) => {
      const name = uploadedName(text)
      return name ? new LinkToFile(name) : text
    }),
  number: (cell, column) => readNumber(cell, { isPercent: isInPercent(column) }),
  yesOrNo: readYesOrNo,
  date: (cell, column) => (hasHour(column) ? readMoment(cell) : readDay(cell)),
  choice: (cell, { choices = [] }) => readChoice(cell, choices),
  texts: readLinesOf,
  body: (cell) => then(readText(cell), readJson),
  file: (cell) => then(readText(cell), (name) => new FileNamed(name)),
  files: (cell, { inside = '' }) =>
    then(readLinesOf(cell), (names) => names.map((name) => ({ [inside]: new FileNamed(name) }))),
  record: (cell, { relationTo = '' }) => then(readText(cell), (key) => new RecordNamed(relationTo, key)),
  records: (cell, { relationTo = '' }) =>
    then(readLinesOf(cell), (keys) => keys.map((key) => new RecordNamed(relationTo, key))),
}

/** The value of a cell. An empty cell empties the field. */
export function readCell(cell: Cell, column: Column): Read {
  if (isBlank(cell)) return { value: empties[column.kind] ?? null }
  const read = readers[column.kind](cell, column)
  return 'complaint' in read ? unreadable(cell, read.complaint, column) : read
}
