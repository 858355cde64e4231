import writeExcel from 'write-excel-file/node'
import type { Rows } from './csv.ts'
import { defused } from './formula.ts'

// The format "text": a spreadsheet program leaves 007 and 1/2 as they are, also after they were edited.
const text = { type: String, format: '@', wrap: true, alignVertical: 'top' } as const
const heading = { ...text, fontWeight: 'bold' } as const

const narrow = 12
const wide = 40

const widthOf = (rows: Rows, at: number): number => {
  const longest = rows.slice(0, 200).reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0)
  return Math.min(wide, Math.max(narrow, longest))
}

/**
 * Rows as an Excel file with one sheet: all cells are text, none is a formula, and the headings stay in sight. The
 * library leaves out characters that XML does not have.
 */
export function excelOf(rows: Rows): Promise<Buffer> {
  const [first = [], ...body] = rows
  const cells = [
    first.map((value) => ({ ...heading, value: defused(value) })),
    ...body.map((row) => row.map((value) => (value === '' ? null : { ...text, value: defused(value) }))),
  ]
  const columns = first.map((_, at) => ({ width: widthOf(rows, at) }))
  return writeExcel(cells, { columns, stickyRowsCount: 1 }).toBuffer()
}
