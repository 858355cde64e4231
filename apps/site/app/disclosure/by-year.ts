import { readYear } from '@nagardwar/contract/browser'
import { yearsNamed } from './years-named.ts'

export type YearGroup<R> = { year: string; rows: R[] }

/**
 * Groups rows by year, newest first. The year of a label is its first four-digit number in either script; labels
 * without one come last (spec.md, section 5). Labels with the same years in other words form one group, with the name
 * of the first one. Labels that say more ("Revised 2022-23") are groups of their own.
 */
export function byYear<R extends { year: string }>(rows: readonly R[]): YearGroup<R>[] {
  const groups = new Map<string, R[]>()
  for (const row of rows) {
    const years = yearsNamed(row.year)
    groups.set(years, [...(groups.get(years) ?? []), row])
  }
  return [...groups.values()]
    .map((own) => ({ year: own[0]?.year.trim() ?? '', rows: own }))
    .sort((one, other) => orderOf(other.year) - orderOf(one.year))
}

const orderOf = (label: string): number => readYear(label) ?? Number.MIN_SAFE_INTEGER
