import Papa from 'papaparse'
import { defused, plain } from './formula.ts'

export type Rows = string[][]

// Without this mark Excel reads a file in the system's legacy encoding and shows no Marathi.
const mark = '\uFEFF'

/** Rows as CSV for Excel and LibreOffice, without formulas. */
export const csvOf = (rows: Rows): string =>
  mark +
  Papa.unparse(
    rows.map((row) => row.map(defused)),
    { newline: '\r\n' },
  ) +
  '\r\n'

/** The rows of a CSV file with any separator, empty lines too, but for the one after the last line's end. */
export function rowsOfCsv(text: string): Rows {
  const { data } = Papa.parse<string[]>(text.replace(mark, '').replace(/\r?\n$/, ''))
  return data.map((row) => row.map(plain))
}
