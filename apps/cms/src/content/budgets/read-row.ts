import { readChoice, readText } from '@nagardwar/exchange/reading/cell-kinds'
import type { CheckedRow, Complaint } from '@nagardwar/exchange/reading/complaint'
import { type Cell, isBlank } from '@nagardwar/exchange/sheet/cell'
import type { Words } from '../../platform/words/words.ts'
import { marathiInUnicode } from '../fields/check.ts'
import { type Amount, amounts, type ColumnName, columnLabels, type Side, sides } from './columns.ts'
import type { Headings } from './find-headings.ts'
import type { Texts } from './lines.ts'
import { readRupees } from './read-rupees.ts'
import type { Unit } from './units.ts'
import { complaints } from './words.ts'

/** A row of the spreadsheet; empty texts and no side where its cells are empty, as they are below merged ones. */
export type Row = CheckedRow & { side: Side | undefined; head: Texts; item: Texts } & Record<
    Amount,
    number | null
  >

const longest = 200

/** A complaint about the cell of a row in one of its columns. */
export const complaintIn = (column: ColumnName, words: Words, { places }: Headings): Complaint => ({
  at: places.get(column),
  label: columnLabels[column],
  words,
})

const isMarathi = (name: ColumnName): boolean => name === 'headMr' || name === 'itemMr'

function wrongText(text: string, name: ColumnName): Words | undefined {
  if (text.length > longest) return complaints.tooLong
  const old = isMarathi(name) ? marathiInUnicode(text) : undefined
  return old && { en: `This ${old.en}`, mr: old.mr }
}

/** Reads the cells of one row. `before` is the side of the row above, which an empty cell repeats. */
export function readRow(
  cells: readonly Cell[],
  row: number,
  headings: Headings,
  { unit, before }: { unit: Unit; before: Side | undefined },
): Row {
  const found: Complaint[] = []
  const complain = (column: ColumnName, words: Words): void => {
    found.push(complaintIn(column, words, headings))
  }
  const cellOf = (column: ColumnName): Cell => cells[headings.places.get(column) ?? -1] ?? ''
  const shownIn = (column: ColumnName): string => {
    const read = readText(cellOf(column))
    if ('value' in read) return read.value.normalize('NFC').replace(/\s+/gu, ' ')
    complain(column, read.complaint)
    return ''
  }
  const textOf = (column: ColumnName): string => {
    const text = shownIn(column)
    const wrong = wrongText(text, column)
    if (wrong) complain(column, wrong)
    return text
  }
  const sideIn = (cell: Cell): Side | undefined => {
    if (isBlank(cell) && before) return before
    const read = readChoice(cell, sides)
    if ('value' in read) return read.value
    complain('side', read.complaint)
    return undefined
  }
  const side = sideIn(cellOf('side'))
  const amountOf = (column: Amount): number | null => {
    const read = readRupees(cellOf(column), unit, side)
    if ('value' in read) return read.value
    complain(column, read.complaint)
    return null
  }
  const head = { en: textOf('headEn'), mr: textOf('headMr') }
  const item = { en: textOf('itemEn'), mr: textOf('itemMr') }
  const [planned, revised, actual] = amounts.map(amountOf) as [number | null, number | null, number | null]
  return { row, cells, side, head, item, planned, revised, actual, complaints: found }
}

export const isBare = ({ en, mr }: Texts): boolean => en === '' && mr === ''
export const isWithoutAmount = (row: Record<Amount, number | null>): boolean =>
  amounts.every((name) => row[name] === null)
