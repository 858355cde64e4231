import { type SheetBounds, UnreadableSheet } from './sheet-bounds.ts'

const [quote, lineFeed] = ['"', '\n'].map((sign) => sign.charCodeAt(0))
const separators = [',', ';', '\t', '|'].map((sign) => sign.charCodeAt(0))
/** Which sign separates the cells is not known yet, and a text may have the others. */
const severalKinds = 5
/** A quotation mark inside a cell is written twice. */
const writtenTwice = 2

/**
 * Looks over the text of a CSV file once, before it is parsed: the parser takes ten seconds for 5 MB of quotation marks
 * alone, and does not stop inside a row. Throws `UnreadableSheet` where a bound is passed by far; what is near a bound
 * is for the parser.
 */
export function lookOverCsv(text: string, { rows, columns, cellLength }: SheetBounds): void {
  const [longest, mostSeparators] = [writtenTwice * cellLength + 2, severalKinds * columns]
  let [row, cellStart, count, isQuoted] = [1, 0, 0, false]
  for (let at = 0; at <= text.length; at++) {
    const sign = text.charCodeAt(at)
    const isSeparator = !isQuoted && separators.includes(sign)
    if (at - cellStart > longest) throw tooLong(row, cellLength)
    if (isQuoted) {
      if (sign === quote && text.charCodeAt(at + 1) === quote) at++
      else if (sign === quote) isQuoted = false
    } else if (sign === quote && at === cellStart) isQuoted = true
    else if (sign === lineFeed) {
      row += 1
      count = 0
      cellStart = at + 1
    } else if (isSeparator) {
      count += 1
      cellStart = at + 1
    }
    if (count > mostSeparators || row > rows + 1) throw tooMany()
  }
}

const tooLong = (row: number, cellLength: number): UnreadableSheet =>
  new UnreadableSheet('cell', `A cell of row ${row} has more than ${cellLength} letters`, row)
const tooMany = (): UnreadableSheet => new UnreadableSheet('cells', 'There are too many rows or columns')
