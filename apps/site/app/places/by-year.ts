import { readYear } from '@nagardwar/contract/browser'

export type YearGroup<R> = { year: string; rows: R[] }

/**
 * Rows under their years, newest first. The year of a label is its first four-digit number in either script; labels
 * without one come last. Labels that are the same text are one group (spec.md, section 5).
 */
export function byYear<R extends { year: string }>(rows: readonly R[]): YearGroup<R>[] {
  const groups = Map.groupBy(rows, (row) => row.year.trim())
  return [...groups]
    .map(([year, own]) => ({ year, rows: own }))
    .toSorted((one, other) => orderOf(other.year) - orderOf(one.year))
}

const orderOf = (label: string): number => readYear(label) ?? Number.MIN_SAFE_INTEGER
