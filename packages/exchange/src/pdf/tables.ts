import { type Block, joined, plain } from './block.ts'
import { isTagged, type Line } from './measures.ts'
import type { Tag } from './tags.ts'

type Cell = { column: number; text: string; isHead: boolean }
/** A table while its lines are read: by its tags, or by the gaps in its lines. */
export type Table = { kind: 'table'; table: number; rows: { key: number; cells: Cell[] }[] }

const columnsIn = (line: Line | undefined): number => (line && !isTagged(line) ? line.length : 0)

/** The columns of a line without tags that is a row: the line before or after it has as many. */
export function columnsOf(lines: readonly Line[], at: number): number | undefined {
  const columns = columnsIn(lines[at])
  const isRow = columns > 1 && [at - 1, at + 1].some((beside) => columnsIn(lines[beside]) === columns)
  return isRow ? columns : undefined
}

/** A cell by its tags; its second line belongs to the same cell. */
export function addCell({ rows }: Table, { row, column, isHead }: Tag, text: string): void {
  let own = rows.findLast(({ key }) => key === row)
  if (!own) {
    own = { key: row, cells: [] }
    rows.push(own)
  }
  const cell = own.cells.find((each) => each.column === column)
  if (cell) cell.text = joined(cell.text, text)
  else own.cells.push({ column, text, isHead })
}

/** A row by its gaps. */
export function addRow({ rows }: Table, line: Line): void {
  const cells = line.map(({ text }, column) => ({ column, text, isHead: false }))
  rows.push({ key: rows.length, cells })
}

/** More columns than this are none. */
const mostColumns = 40

/** A table of one column or one row is no table. */
export function tableBlock({ rows }: Table): Block[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, 1 + (cells.at(-1)?.column ?? 0)), 0)
  const texts = rows.map(({ cells }) =>
    Array.from({ length: Math.min(width, mostColumns) }, (_, column) =>
      plain(cells.find((cell) => cell.column === column)?.text ?? ''),
    ),
  )
  if (texts.length < 2 || width < 2 || width > mostColumns)
    return rows.map(({ cells }) => ({ kind: 'text', text: plain(cells.map(({ text }) => text).join(' ')) }))
  return [{ kind: 'table', rows: texts, hasHead: rows[0]?.cells.every(({ isHead }) => isHead) ?? false }]
}
