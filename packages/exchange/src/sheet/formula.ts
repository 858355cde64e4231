// Excel and similar programs read a cell with such a start as a formula, which could load an address or run a program.
const formula = /^'*[=+\-@\t\r]/

/** A cell's text that no spreadsheet reads as a formula. `plain` reverts it. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe that `defused`, or a person, put before it. */
export const plain = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
