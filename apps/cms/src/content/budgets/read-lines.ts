import { type Cell, isBlank } from '@nagardwar/exchange/sheet/cell'
import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import type { Words } from '../../platform/words/words.ts'
import type { ColumnName, Side } from './columns.ts'
import { findHeadings, type Headings } from './find-headings.ts'
import type { Line, ReadLines, Texts } from './lines.ts'
import { complaintIn, isBare, isWithoutAmount, type Row, readRow } from './read-row.ts'
import { checkTotal, totalOf } from './totals.ts'
import type { Unit } from './units.ts'
import { mostLines, complaints as said, words } from './words.ts'

/** A file with so many mistakes is another file. */
export const mostComplaints = 500

const none: Texts = { en: '', mr: '' }
const isEmpty = (cells: readonly Cell[]): boolean => cells.every(isBlank)
const keyOf = ({ side, head, item }: Line): string =>
  JSON.stringify([side, head.en, head.mr, item.en, item.mr]).toLowerCase()

/** Reads rows one after the other: an empty side or head is that of the row above, as below a merged cell. */
class Reader {
  readonly lines: Line[] = []
  /** So many complaints were found. */
  count = 0
  readonly #rows: Row[] = []
  readonly #sheet: { headings: Headings; unit: Unit }
  readonly #seen = new Set<string>()
  #side: Side | undefined
  #head = none
  /** A row that only names a head, as long as no item has followed. */
  #title: Row | undefined

  constructor(headings: Headings, unit: Unit) {
    this.#sheet = { headings, unit }
  }

  read(cells: readonly Cell[], number: number): void {
    const { headings, unit } = this.#sheet
    const row = readRow(cells, number, headings, { unit, before: this.#side })
    const total = totalOf(row, this.#head)
    if (!total) this.#side = row.side ?? this.#side
    // "Total income" says its side itself.
    const side = total?.side ? headings.places.get('side') : undefined
    row.complaints = row.complaints.filter(({ at }) => side === undefined || at !== side)
    if (total) row.complaints.push(...checkTotal(row, total, this.lines, this.#sheet))
    else this.#take(row)
    this.#rows.push(row)
    this.count += row.complaints.length
  }

  #take(row: Row): void {
    const isBelow = isBare(row.head)
    const isRead = row.complaints.length === 0
    if (!isBelow) this.#endTitle()
    this.#head = isBelow ? this.#head : row.head
    if (isBare(this.#head)) this.#complain(row, 'headEn', said.noHead)
    if (isWithoutAmount(row)) {
      if (!isBelow && isBare(row.item)) this.#title = row
      else if (isRead) this.#complain(row, 'planned', said.noAmount)
      return
    }
    this.#title = undefined
    if (row.side) this.#add({ ...row, side: row.side })
  }

  #add(row: Row & { side: Side }): void {
    const { side, item, planned, revised, actual } = row
    const line: Line = { side, head: this.#head, item, planned, revised, actual }
    const key = keyOf(line)
    if (this.#seen.has(key)) this.#complain(row, 'itemEn', said.twice)
    this.#seen.add(key)
    this.lines.push(line)
  }

  /** A head without items and without an amount was forgotten. */
  #endTitle(): void {
    if (this.#title && this.#title.complaints.length === 0)
      this.#complain(this.#title, 'planned', said.noAmount)
    this.#title = undefined
  }

  #complain(row: Row, column: ColumnName, what: Words): void {
    row.complaints.push(complaintIn(column, what, this.#sheet.headings))
  }

  end(): ReadLines {
    this.#endTitle()
    return { lines: this.lines, wrong: this.#rows.filter(({ complaints }) => complaints.length > 0) }
  }
}

/** The lines of a budget's spreadsheet in rupees, and everything that is wrong with it by row and column. */
export function readLines(rows: Sheet['rows'], unit: Unit): ReadLines | { problem: Words } {
  const headings = findHeadings([{ name: '', rows }])?.headings
  if (!headings) return { problem: words.noHeadings }
  const reader = new Reader(headings, unit)
  for (const [index, cells] of rows.entries()) {
    if (index <= headings.at || isEmpty(cells)) continue
    reader.read(cells, index + 1)
    if (reader.lines.length > mostLines) return { problem: words.tooManyLines }
    if (reader.count > mostComplaints) break
  }
  const read = reader.end()
  if (read.lines.length === 0 && read.wrong.length === 0) return { problem: words.noLines }
  return read
}
