import { optionWrittenAs } from '@nagardwar/contract'
import type { Cell } from '@nagardwar/exchange/sheet/cell'
import type { Words } from '../../platform/words/words.ts'
import { marathiInUnicode } from '../fields/check.ts'
import { readText } from '../sheets/read-cell.ts'
import { type Amount, amounts, type ColumnName, type Side, sides } from './columns.ts'
import type { Headings } from './find-headings.ts'
import type { Complaint, Texts } from './lines.ts'
import { readAmount } from './read-amount.ts'
import type { Unit } from './units.ts'
import { complaints } from './words.ts'

/** A row of the spreadsheet; empty texts and no side where its cells are empty, as they are below merged ones. */
export type Row = {
  row: number
  side: Side | undefined
  head: Texts
  item: Texts
  complaints: Complaint[]
} & Record<Amount, number | null>

const longest = 200

const sideOf = (cell: string): Side | undefined => optionWrittenAs(cell, sides)?.value

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
  { places }: Headings,
  { unit, before }: { unit: Unit; before: Side | undefined },
): Row {
  const found: Complaint[] = []
  const complain = (column: ColumnName, words: Words): void => {
    found.push({ row, at: places.get(column), column, words })
  }
  const cellOf = (column: ColumnName): Cell => cells[places.get(column) ?? -1] ?? ''
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
  const said = shownIn('side')
  const side = said === '' ? before : sideOf(said)
  if (!side) complain('side', complaints.noSide)
  const amountOf = (column: Amount): number | null => {
    const read = readAmount(cellOf(column), unit, side)
    if ('rupees' in read) return read.rupees
    complain(column, read.complaint)
    return null
  }
  const head = { en: textOf('headEn'), mr: textOf('headMr') }
  const item = { en: textOf('itemEn'), mr: textOf('itemMr') }
  const [planned, revised, actual] = amounts.map(amountOf) as [number | null, number | null, number | null]
  return { row, side, head, item, planned, revised, actual, complaints: found }
}

export const isBare = ({ en, mr }: Texts): boolean => en === '' && mr === ''
export const isWithoutAmount = (row: Record<Amount, number | null>): boolean =>
  amounts.every((name) => row[name] === null)
