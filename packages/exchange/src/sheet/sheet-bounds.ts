/** What a sheet may hold. */
export type SheetBounds = {
  /** Of an Excel file, which is an archive: a small one can unpack to gigabytes. */
  unpackedBytes: number
  rows: number
  columns: number
  /** In all rows. */
  cells: number
  /** Letters of one cell. */
  cellLength: number
}

/** `cells`: there are too many. `cell`: one is too long. `quote`: a quotation mark is not closed. */
type Reason = 'size' | 'unpacked' | 'excel' | 'encoding' | 'cells' | 'cell' | 'quote'

export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
  readonly reason: Reason
  /** Where it is, as spreadsheet programs number rows. */
  readonly row: number | undefined
  constructor(reason: Reason, message: string, row?: number) {
    super(message)
    this.reason = reason
    this.row = row
  }
}

/** Looks at each row in turn; throws `UnreadableSheet` at the first that comes to a bound. */
export function rowCheck({
  rows,
  columns,
  cells,
  cellLength,
}: SheetBounds): (row: readonly string[]) => void {
  let [count, all] = [0, 0]
  return (row) => {
    count += 1
    all += row.length
    if (count > rows || row.length > columns || all > cells)
      throw new UnreadableSheet(
        'cells',
        `There are more than ${rows} rows, ${columns} columns or ${cells} cells`,
      )
    if (row.some((cell) => cell.length > cellLength))
      throw new UnreadableSheet('cell', `A cell of row ${count} has more than ${cellLength} letters`, count)
  }
}
