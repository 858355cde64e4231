import { dateFrom, toAsciiDigits } from '@nagardwar/contract'
import type { Column } from '../../../api/exchange/columns.ts'
import { timeInIndia } from '../../../platform/dates/time-in-india.ts'
import { noonOf, typedDay } from '../../../platform/dates/typed-day.ts'
import type { Words } from '../../../platform/words/words.ts'
import { dayAndHourIn } from '../../../views/dates/day-and-hour.ts'
import { hasHour } from '../cells.ts'
import type { Names } from '../names.ts'
import { complaints, noSuchFile, notAmong } from './words.ts'

export type Read = { value: unknown } | { complaint: Words }

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
const lines = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const isOne = (texts: readonly string[], cell: string): boolean => texts.includes(folded(toAsciiDigits(cell)))
const yes = ['yes', 'y', 'true', '1', 'x', 'होय', 'हो']
const no = ['no', 'n', 'false', '0', 'नाही']

function day(cell: string): Read {
  const typed = typedDay(cell)
  if (typed) return { value: typed }
  // A spreadsheet program turns a typed day into 2026-12-31.
  const [year, month, date] = (dateFrom(cell)?.slice(0, 10) ?? '').split('-').map(Number)
  return year && month && date ? { value: noonOf(year, month, date) } : { complaint: complaints.notADay }
}

/** No day or time is longer, in any form that is read. */
const longestDate = 100

function moment(cell: string): Read {
  const { day: typed, hours, minutes } = dayAndHourIn(toAsciiDigits(cell.trim())) ?? {}
  const time = timeInIndia(`${typedDay(typed ?? '')?.slice(0, 10)}T${hours?.padStart(2, '0')}:${minutes}`)
  const stored = time?.toISOString() ?? (cell.includes('T') ? dateFrom(cell) : null)
  return stored ? { value: stored } : { complaint: complaints.notATime }
}

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

const fileNamed = (name: string, { files }: Names): number | undefined =>
  [...files].find(([, each]) => each === name)?.[0]

function files(cell: string, names: Names): { ids: number[] } | { complaint: Words } {
  const ids: number[] = []
  for (const name of lines(cell)) {
    const id = fileNamed(name, names)
    if (id === undefined) return { complaint: noSuchFile(name) }
    ids.push(id)
  }
  return { ids }
}

function records(cell: string, slug: string, names: Names): Read {
  const ids: unknown[] = []
  for (const line of lines(cell)) {
    const read = record(line, slug, names)
    if ('complaint' in read) return read
    ids.push(read.value)
  }
  return { value: ids }
}

const readers: Record<Column['kind'], (cell: string, column: Column, names: Names) => Read> = {
  text: (cell) => ({ value: cell.replaceAll('\r\n', '\n').trim() }),
  number: (cell) => {
    const value = Number(toAsciiDigits(cell.trim()))
    return Number.isFinite(value) ? { value } : { complaint: complaints.notInDigits }
  },
  yesOrNo: (cell) => {
    if (isOne(yes, cell)) return { value: true }
    return isOne(no, cell) ? { value: false } : { complaint: complaints.notYesOrNo }
  },
  choice: (cell, { choices = [] }) => {
    const found = choices.find(({ value, label }) =>
      [value, label.en, label.mr].map(folded).includes(folded(cell)),
    )
    return found ? { value: found.value } : { complaint: notAmong(choices.map(({ label }) => label)) }
  },
  date: (cell, column) => {
    if (cell.length > longestDate) return { complaint: complaints[hasHour(column) ? 'notATime' : 'notADay'] }
    return hasHour(column) ? moment(cell) : day(cell)
  },
  texts: (cell) => ({ value: lines(cell) }),
  file: (cell, _column, names) => {
    const read = files(cell, names)
    return 'ids' in read ? { value: read.ids[0] } : read
  },
  files: (cell, { inside = '' }, names) => {
    const read = files(cell, names)
    return 'ids' in read ? { value: read.ids.map((id) => ({ [inside]: id })) } : read
  },
  record: (cell, { relationTo = '' }, names) => record(cell, relationTo, names),
  records: (cell, { relationTo = '' }, names) => records(cell, relationTo, names),
}

const empties: Partial<Record<Column['kind'], unknown>> = {
  text: '',
  texts: [],
  files: [],
  records: [],
  yesOrNo: false,
}

/** The value of a cell as a form would send it, or what is wrong with it. An empty cell empties the field. */
export function readCell(cell: string, column: Column, names: Names): Read {
  if (cell.trim() === '') return { value: column.kind in empties ? empties[column.kind] : null }
  return readers[column.kind](cell, column, names)
}
