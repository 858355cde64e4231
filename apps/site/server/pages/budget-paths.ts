import { type Language, type Outcome, toDomain, type WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { budgetPath, budgetYearPath, byYear, yearOf } from '../../app/budget/budget-path.ts'

const made = new WeakMap<Outcome<WireRow<'budgets'>[]>, ReadonlySet<string>>()

/** The pages of the budget in one language, without that language. */
export async function budgetPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const outcome = await source.list('budgets', language)
  const known = made.get(outcome)
  if (known) return known
  const years = outcome.ok
    ? byYear(toDomain('budgets', outcome.value)).flatMap((row) => yearOf(row) ?? [])
    : []
  const paths = new Set(years.length > 0 ? [budgetPath, ...years.map(budgetYearPath)] : [])
  made.set(outcome, paths)
  return paths
}

/** Whether the budget has a page at an address without language. */
export const isBudgetPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  (bare === budgetPath || bare.startsWith(`${budgetPath}/`)) &&
  (await budgetPaths(source, language)).has(bare)
