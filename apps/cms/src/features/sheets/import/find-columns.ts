import { type Cell, isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { Column } from '../../../api/exchange/columns.ts'
import { isLeftOut, ownLabel } from '../../../content/journal/changes.ts'
import { headingIn, headingOf, type IsHeading } from '../../../content/sheets/headings.ts'
import type { Words } from '../../../platform/words/words.ts'
import { columnsOfList, numberLabel, savedLabel, stateLabel } from '../columns.ts'
import { headingTwice, words } from './words.ts'

export type Place = { at: number; heading: string; column: Column }
export type Headings = {
  /** Where the row with the headings is. */
  at: number
  /** Where the numbers of the records are; -1 where the file has none. */
  number: number
  places: Place[]
  /** Headings of the file that no column of the list has. */
  unknown: string[]
  width: number
}

const system = [stateLabel, savedLabel]

/** The column of a heading. One label may stand for two columns in one language; both languages tell them apart. */
function columnFor(isHeading: IsHeading, columns: readonly Column[]): Column | undefined {
  const found = columns.filter(({ label, path }) => isHeading(label, path.join('.')))
  if (found.length === 1) return found[0]
  return found.find(({ label }) => isHeading({ en: headingOf(label), mr: headingOf(label) }, ''))
}

type Row = readonly Cell[]

/** Reads a row as headings: in English, Marathi or both. */
function headingsIn(row: Row, at: number, columns: readonly Column[]): Headings | { problem: Words } {
  const cells = row.map((cell) => textOf(cell).trim())
  const number = cells.findIndex((cell) => headingIn(cell)(numberLabel, 'id'))
  const places: Place[] = []
  const unknown: string[] = []
  for (const [index, heading] of cells.entries()) {
    if (heading === '' || index === number) continue
    const isHeading = headingIn(heading)
    if (system.some((label) => isHeading(label, ''))) continue
    const column = columnFor(isHeading, columns)
    if (!column) unknown.push(heading)
    else if (places.some((place) => place.column === column)) return { problem: headingTwice(heading) }
    else places.push({ at: index, heading, column })
  }
  if (places.length === 0) return { problem: words.noHeadings }
  return { at, number, places, unknown, width: cells.length }
}

/** Above its headings a sheet may name the council and the year. */
const mostAbove = 20

type FoundSheet = { sheet: Sheet; headings: Headings }

/** The row with the most headings of the list, of the first rows of all sheets: a cover may stand before them. */
export function findHeadings(
  sheets: readonly Sheet[],
  columns: readonly Column[],
): FoundSheet | { problem: Words } {
  let best: FoundSheet | undefined
  let problem = words.noHeadings
  for (const sheet of sheets)
    for (const [at, row] of sheet.rows.slice(0, mostAbove).entries()) {
      if (row.every(isBlank)) continue
      const headings = headingsIn(row, at, columns)
      if ('problem' in headings) {
        if (headings.problem !== words.noHeadings) problem = headings.problem
      } else if (headings.places.length > (best?.headings.places.length ?? 0)) best = { sheet, headings }
    }
  return problem === words.noHeadings && best ? best : { problem }
}

const hasColumn = (columns: readonly Column[], field: FlattenedField): boolean =>
  columns.some(({ path }) => path[0] === field.name)

/** What an import leaves as it is: rows inside a record, what the system sets, and columns that the file lacks. */
export function leftAlone(list: SanitizedCollectionConfig, { places }: Headings): Words[] {
  const columns = columnsOfList(list)
  const inside = list.flattenedFields.filter(
    (field) => field.type === 'array' && !isLeftOut(field) && !hasColumn(columns, field),
  )
  const absent = columns.filter(
    (column) => !places.some((place) => place.column.path.join() === column.path.join()),
  )
  return [...inside.map(ownLabel), ...absent.map(({ label }) => label), ...system]
}
