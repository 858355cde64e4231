import type { Words } from '../fields/words.ts'
import type { Column } from './columns.ts'

/** The first column of a sheet: the number by which other rows and a second import identify the record. */
export const numberLabel: Words = { en: 'Number in this file', mr: 'या फाइलमधील क्रमांक' }
/** The first column of a sheet of inner rows. */
export const belongsLabel: Words = { en: 'Belongs to number', mr: 'या क्रमांकाचे' }

const between = ' · '

export const headingOf = ({ en, mr }: Words): string => (en === mr ? en : `${en}${between}${mr}`)

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether a header cell means this field: its label in either language or both, or its name. */
export const isHeading = (cell: string, label: Words, path: string): boolean =>
  cell.trim() !== '' && [headingOf(label), label.en, label.mr, path].map(folded).includes(folded(cell))

export type Found = { at: number; column: Column }

/** Finds the field of each column. Headers that match no field are returned too. */
export function findColumns(
  row: readonly string[],
  columns: readonly Column[],
  first: Words,
): { number: number; found: Found[]; unknown: string[] } {
  const number = row.findIndex((cell) => isHeading(cell, first, 'id'))
  const found: Found[] = []
  const unknown: string[] = []
  for (const [at, cell] of row.entries()) {
    if (at === number || cell.trim() === '') continue
    const column = columns.find(({ label, path }) => isHeading(cell, label, path.join('.')))
    if (column) found.push({ at, column })
    else unknown.push(cell.trim())
  }
  return { number, found, unknown }
}
