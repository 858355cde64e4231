import { type Row, toAsciiDigits } from '@nagardwar/contract/browser'

export type Budget = Row<'budgets'>

/** The newest budget and all years. */
export const budgetPath = '/budget'

const written = /^20[0-9]{2}-[0-9]{2}$/

/** `2026-27` of a budget that says its year so; undefined for one that another server calls otherwise. */
export function yearOf({ year }: Pick<Budget, 'year'>): string | undefined {
  const text = toAsciiDigits(year.trim())
  return written.test(text) ? text : undefined
}

/** The page of a year, without language. */
export const budgetYearPath = (year: string): string => `${budgetPath}/${year}`

/** The budgets that have a year, the newest first, each year once. */
export function byYear(budgets: readonly Budget[]): Budget[] {
  const years = new Map<string, Budget>()
  for (const budget of budgets) {
    const year = yearOf(budget)
    if (year && !years.has(year)) years.set(year, budget)
  }
  return [...years].sort(([one], [other]) => other.localeCompare(one)).map(([, budget]) => budget)
}

/** What is at an address: a year, the newest one, or nothing of the budget. */
export function budgetPlace(barePath: string): { year: string | undefined } | undefined {
  if (barePath === budgetPath) return { year: undefined }
  const year = barePath.startsWith(`${budgetPath}/`) ? barePath.slice(budgetPath.length + 1) : ''
  return written.test(year) ? { year } : undefined
}
