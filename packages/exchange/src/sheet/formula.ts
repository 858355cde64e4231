// Excel and similar programs read a cell with such a start as a formula, which could load an address or run a program.
// They take full-width signs for the plain ones, and do not see signs without a width.
const sign = "[' \\u00a0\\u3000\\p{Cf}]*[=+\\-@＝＋－＠]"
const atStart = new RegExp(`^(?=${sign}|'*[\\t\\r])`, 'u')
const ownAtStart = new RegExp(`^'(?=${sign}|'*[\\t\\r])`, 'u')
// Where the system's list separator is another one, a program cuts a text of a CSV file there, quotes or not.
const atCut = new RegExp(`([;\\t\\r\\n])(?=${sign})`, 'gu')
const ownAtCut = new RegExp(`([;\\t\\r\\n])'(?=${sign})`, 'gu')

/** A cell's text that no spreadsheet reads as a formula. `plain` reverts it. */
export const defused = (text: string): string => text.replace(atStart, "'")

/** The text of a cell without the apostrophe that `defused`, or a person, put before it. */
export const plain = (cell: string): string => cell.replace(ownAtStart, '')

/** The same for a cell of a CSV file, which may be cut. `plainInCsv` reverts it. */
export const defusedInCsv = (text: string): string => defused(text).replace(atCut, "$1'")

export const plainInCsv = (cell: string): string => plain(cell).replace(ownAtCut, '$1')
