import Papa from 'papaparse'
import { defusedInCsv, plainInCsv } from './formula.ts'
import { UnreadableSheet } from './sheet-bounds.ts'

export type Rows = string[][]

// Without this mark Excel reads a file in the system's legacy encoding and shows no Marathi.
const mark = '\uFEFF'

/** Rows as CSV for Excel and LibreOffice, without formulas. */
export const csvOf = (rows: Rows): string =>
  mark +
  Papa.unparse(
    rows.map((row) => row.map(defusedInCsv)),
    { newline: '\r\n' },
  ) +
  '\r\n'

/** The sign between the cells. The parser's own guess is misled by lines without any. */
const separatorOf = (text: string): string =>
  Papa.parse(text, { preview: 10, skipEmptyLines: true }).meta.delimiter

/**
 * The rows of a CSV file with any separator, empty lines too, but for the one after the last line's end. `look` sees
 * each row as it is read, and may throw.
 */
export function rowsOfCsv(text: string, look: (row: readonly string[]) => void = () => undefined): Rows {
  const rows: Rows = []
  const plain = text.replace(mark, '').replace(/\r?\n$/, '')
  Papa.parse<string[]>(plain, {
    delimiter: separatorOf(plain),
    step: ({ data, errors }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw openQuote(rows.length + 1)
      look(data)
      rows.push(data.map(plainInCsv))
    },
  })
  return rows
}

const openQuote = (row: number): UnreadableSheet =>
  new UnreadableSheet('quote', `A quotation mark in row ${row} is not closed`, row)
