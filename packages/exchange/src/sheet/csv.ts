import Papa from 'papaparse'
import { defused, plain } from './formula.ts'

export type Rows = string[][]

// Excel takes a file without this mark for one in the system's own script, and shows no Marathi.
const mark = '\uFEFF'

/** Rows as CSV that Excel and LibreOffice read as they are, without formulas. */
export const csvOf = (rows: Rows): string =>
  mark +
  Papa.unparse(
    rows.map((row) => row.map(defused)),
    { newline: '\r\n' },
  ) +
  '\r\n'

/** The rows of a CSV file, whatever separates its cells. Empty lines are left out. */
export function rowsOfCsv(text: string): Rows {
  const { data } = Papa.parse<string[]>(text.replace(mark, ''), { skipEmptyLines: 'greedy' })
  return data.map((row) => row.map(plain))
}
