import { headingIn } from '../../content/sheets/headings.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Column } from './columns.ts'

export type Found = { at: number; column: Column }

/** Finds the field of each column. Headers that match no field are returned too. */
export function findColumns(
  row: readonly string[],
  columns: readonly Column[],
  first: Words,
): { number: number; found: Found[]; unknown: string[] } {
  const number = row.findIndex((cell) => headingIn(cell)(first, 'id'))
  const found: Found[] = []
  const unknown: string[] = []
  for (const [at, cell] of row.entries()) {
    if (at === number || cell.trim() === '') continue
    const isHeading = headingIn(cell)
    const column = columns.find(({ label, path }) => isHeading(label, path.join('.')))
    if (column) found.push({ at, column })
    else unknown.push(cell.trim())
  }
  return { number, found, unknown }
}
