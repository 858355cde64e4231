// A cell that begins so is a formula for Excel and its kin, and could fetch an address or run a program.
const formula = /^'*[=+\-@\t\r]/

/** A cell's text that no spreadsheet takes for a formula. `plain` gives the text back. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell without the sign that `defused`, or a person, put before it. */
export const plain = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
