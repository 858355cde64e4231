import { type Cell, textOf } from '@nagardwar/exchange/sheet/cell'
import { headingIn } from '../sheets/headings.ts'
import { amounts, type ColumnName, columnLabels, otherHeadings } from './columns.ts'

export type Headings = {
  /** The row with the headings, counted from 0. */
  at: number
  places: ReadonlyMap<ColumnName, number>
}

const names = Object.keys(columnLabels) as ColumnName[]

/** The first rows may name the council and the year. */
const mostAbove = 10

/** Where the columns are; undefined where no row has a side, a head and an amount above each other. */
export function findHeadings(rows: readonly (readonly Cell[])[]): Headings | undefined {
  for (const [at, cells] of rows.slice(0, mostAbove).entries()) {
    const places = new Map<ColumnName, number>()
    for (const [column, cell] of cells.entries()) {
      const isHeading = headingIn(textOf(cell))
      const name = names.find(
        (each) => !places.has(each) && isHeading(columnLabels[each], each, otherHeadings[each]),
      )
      if (name) places.set(name, column)
    }
    const hasHead = places.has('headEn') || places.has('headMr')
    if (places.has('side') && hasHead && amounts.some((name) => places.has(name))) return { at, places }
  }
  return undefined
}
