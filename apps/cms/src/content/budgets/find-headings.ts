import {
  fieldBy,
  findHeadings as findRow,
  type Known,
  type Place,
} from '@nagardwar/exchange/sheet/find-headings'
import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import { amounts, type ColumnName, columnLabels, otherHeadings } from './columns.ts'

export type Headings = {
  /** The row with the headings, counted from 0. */
  at: number
  places: ReadonlyMap<ColumnName, number>
}

const names = Object.keys(columnLabels) as ColumnName[]

const known = names.map(
  (field): Known<ColumnName> => ({
    field,
    label: columnLabels[field],
    others: [field, ...(otherHeadings[field] ?? [])],
  }),
)
const fieldOf = fieldBy(known)

/** A side, a head and an amount above each other. */
function isEnough(places: readonly Place<ColumnName>[]): boolean {
  const has = (name: ColumnName): boolean => places.some(({ field }) => field === name)
  return has('side') && (has('headEn') || has('headMr')) && amounts.some(has)
}

/** The sheet of a budget, and where its columns are; undefined where no row has what a budget needs. */
export function findHeadings(sheets: readonly Sheet[]): { sheet: Sheet; headings: Headings } | undefined {
  const found = findRow(sheets, { fieldOf, isEnough })
  if (!found) return undefined
  const { at, places } = found.headings
  return {
    sheet: found.sheet,
    headings: { at, places: new Map(places.map((place) => [place.field, place.at])) },
  }
}
