import { toAsciiDigits } from '@nagardwar/contract'
import { type Cell, isBlank } from '@nagardwar/exchange/sheet/cell'
import { type Column, hasHour, isInPercent } from '../../../api/exchange/columns.ts'
import {
  type Read,
  readChoice,
  readDay,
  readLinesOf,
  readMoment,
  readNumber,
  readText,
  readYesOrNo,
} from '../../../content/sheets/read-cell.ts'
import type { Names } from '../names.ts'
import { complaints } from './words.ts'

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** `12 · Roads`, 12, or Roads. Number and name must be those of one record. */
function record(cell: string, slug: string, { records }: Names): Read {
  const known = records.get(slug)
  const [, number = '', name = ''] = /^([0-9]+)(?:\s*·\s*(\S.*))?$/s.exec(toAsciiDigits(cell.trim())) ?? []
  const isNamed = (id: number, text: string): boolean =>
    Object.values(known?.get(id) ?? {}).some((each) => folded(toAsciiDigits(each)) === folded(text))
  if (number !== '' && known?.has(Number(number)))
    return name === '' || isNamed(Number(number), name)
      ? { value: Number(number) }
      : { complaint: complaints.otherName }
  const found = [...(known?.keys() ?? [])].filter((id) => isNamed(id, toAsciiDigits(cell)))
  if (found.length > 1) return { complaint: complaints.manyRecords }
  return found[0] === undefined ? { complaint: complaints.noSuchRecord } : { value: found[0] }
}

/** Reads each line of a cell, up to the first that is wrong. */
function each<Value>(cell: Cell, readOne: (line: string) => Read<Value>): Read<Value[]> {
  const lines = readLinesOf(cell)
  if ('complaint' in lines) return lines
  const values: Value[] = []
  for (const line of lines.value) {
    const read = readOne(line)
    if ('complaint' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

const file =
  ({ files }: Names) =>
  (name: string): Read<number> => {
    const [id] = [...files].find(([, known]) => known === name) ?? []
    return id === undefined ? { complaint: complaints.noSuchFile, about: name } : { value: id }
  }

/** Bodies have no column in the sheets of people. */
const readers: Record<Exclude<Column['kind'], 'body'>, (cell: Cell, column: Column, names: Names) => Read> = {
  text: readText,
  number: (cell, column) => readNumber(cell, { isPercent: isInPercent(column) }),
  yesOrNo: readYesOrNo,
  choice: (cell, { choices = [] }) => readChoice(cell, choices),
  date: (cell, column) => (hasHour(column) ? readMoment(cell) : readDay(cell)),
  texts: readLinesOf,
  file: (cell, _column, names) => {
    const read = each(cell, file(names))
    return 'complaint' in read ? read : { value: read.value[0] }
  },
  files: (cell, { inside = '' }, names) => {
    const read = each(cell, file(names))
    return 'complaint' in read ? read : { value: read.value.map((id) => ({ [inside]: id })) }
  },
  record: (cell, { relationTo = '' }, names) => {
    const read = readText(cell)
    return 'complaint' in read ? read : record(read.value, relationTo, names)
  },
  records: (cell, { relationTo = '' }, names) => each(cell, (line) => record(line, relationTo, names)),
}

const empties: Partial<Record<Column['kind'], unknown>> = {
  text: '',
  texts: [],
  files: [],
  records: [],
  yesOrNo: false,
}

/** The value of a cell as a form would send it, or what is wrong with it. An empty cell empties the field. */
export function readCell(cell: Cell, column: Column, names: Names): Read {
  if (isBlank(cell)) return { value: column.kind in empties ? empties[column.kind] : null }
  return readers[column.kind as keyof typeof readers](cell, column, names)
}
