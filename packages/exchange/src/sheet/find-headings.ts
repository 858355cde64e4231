import type { Names } from '@nagardwar/contract/browser'
import { type Cell, isBlank, textOf } from './cell.ts'
import { headingKey, headingOf } from './headings.ts'
import type { Sheet } from './read-sheet.ts'

/** A column of a list: sheets call it by its label in either language or both, or by one of its other names. */
export type Known<Field> = { field: Field; label: Names; others?: readonly string[] }

/** The field under a heading; null where people leave the column out, undefined where nobody knows it. */
export type FieldOf<Field> = (heading: string) => Field | null | undefined

/** One label may stand for two columns in one language; both languages together tell them apart. */
export function fieldBy<Field>(known: readonly Known<Field>[]): (heading: string) => Field | undefined {
  const [byName, byLabel] = [new Map<string, Set<Field>>(), new Map<string, Field>()]
  for (const { field, label, others = [] } of known) {
    const whole = headingKey(headingOf(label))
    if (!byLabel.has(whole)) byLabel.set(whole, field)
    for (const name of [whole, ...[label.en, label.mr, ...others].map(headingKey)])
      byName.set(name, (byName.get(name) ?? new Set()).add(field))
  }
  return (heading) => {
    const key = headingKey(heading)
    const [first, another] = key === '' ? [] : (byName.get(key) ?? [])
    return another === undefined ? first : byLabel.get(key)
  }
}

export type Place<Field> = { at: number; heading: string; field: Field }
type Column = { at: number; heading: string }
/** A row that was read as headings. */
export type HeadingRow<Field> = {
  /** Counted from 0; -1 where a sheet has none. */
  at: number
  places: Place<Field>[]
  /** Headings that no column of the list has. */
  unknown: Column[]
  /** Columns that people leave out. */
  left: Column[]
  /** Headings of a field that has a place already. */
  twice: Column[]
  /** Columns that it has. */
  width: number
}

/** Reads one row as headings. */
export function headingsIn<Field>(
  row: readonly Cell[],
  at: number,
  fieldOf: FieldOf<Field>,
): HeadingRow<Field> {
  const headings: HeadingRow<Field> = {
    at,
    places: [],
    unknown: [],
    left: [],
    twice: [],
    width: row.length,
  }
  for (const [index, cell] of row.entries()) {
    const heading = textOf(cell).trim()
    if (heading === '') continue
    const field = fieldOf(heading)
    const column = { at: index, heading }
    if (field === undefined) headings.unknown.push(column)
    else if (field === null) headings.left.push(column)
    else if (headings.places.some((place) => place.field === field)) headings.twice.push(column)
    else headings.places.push({ ...column, field })
  }
  return headings
}

/** Above its headings a sheet may name the council and the year. */
export const mostAbove = 20

export type FoundSheet<Field> = { sheet: Sheet; headings: HeadingRow<Field> }
type Finding<Field> = {
  fieldOf: FieldOf<Field>
  /** Whether a row has what the list needs; else one heading is enough. */
  isEnough?: (places: readonly Place<Field>[]) => boolean
  /** Of rows that have as many headings, one of the sheet with this name, and there the one at this place. */
  preferred?: { sheet: string; at: number } | undefined
}

/** The row with the most headings of a list, of the first rows of all sheets: a cover may stand before them. */
export function findHeadings<Field>(
  sheets: readonly Sheet[],
  { fieldOf, isEnough = (places) => places.length > 0, preferred }: Finding<Field>,
): FoundSheet<Field> | undefined {
  let best: FoundSheet<Field> | undefined
  let most = 0
  for (const sheet of sheets)
    for (const [at, row] of sheet.rows.slice(0, mostAbove).entries()) {
      if (row.every(isBlank)) continue
      const headings = headingsIn(row, at, fieldOf)
      const { places, left } = headings
      if (!isEnough(places)) continue
      const isPreferred = sheet.name === preferred?.sheet
      const count = places.length + left.length + (isPreferred ? (at === preferred.at ? 0.5 : 0.25) : 0)
      if (count > most) [best, most] = [{ sheet, headings }, count]
    }
  return best
}

const hasDigitsAlone = (text: string): boolean => !/\p{L}/u.test(text)

/**
 * Where the headings may be if none is known: the first row with the most words side by side. Undefined where all
 * sheets are empty.
 */
export function likelyHeadings(sheets: readonly Sheet[]): { sheet: Sheet; at: number } | undefined {
  let best: { sheet: Sheet; at: number } | undefined
  let most = -1
  for (const sheet of sheets)
    for (const [at, row] of sheet.rows.slice(0, mostAbove).entries()) {
      const filled = row.map(textOf).filter((text) => text.trim() !== '')
      const words = filled.filter((text) => !hasDigitsAlone(text)).length
      if (filled.length > 0 && words > most) [best, most] = [{ sheet, at }, words]
    }
  return best
}
