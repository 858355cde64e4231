/** A date or a number whose format shows it in another way, or a cell without a value that can be read. */
export type RichCell = {
  /** As the spreadsheet program shows it. */
  text: string
  /** What a formatted number is. */
  number?: number
  /** The shown date, time or both: `2026-12-31`, `15:00`, `2026-12-31 15:00`, by the clock of the reader. */
  moment?: string
  /** Each computer shows this date in the order of its own country. */
  isLocal?: true
  /** `formula`: its result was not stored. `error`: `#REF!`, or a date before the calendar begins. */
  fault?: 'formula' | 'error'
}

/** A cell of a spreadsheet: text, or a number as it was typed. */
export type Cell = string | RichCell
export type Cells = Cell[][]

export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'object' ? cell.text : (cell ?? '')

/** A cell that shows nothing and has no fault. */
export const isBlank = (cell: Cell | undefined): boolean =>
  textOf(cell).trim() === '' && !(typeof cell === 'object' && cell.fault)
