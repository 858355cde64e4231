import type { Row } from '@nagardwar/contract/browser'
import { budgetYearPath, byYear, yearOf } from '../../../app/budget/budget-path.ts'
import { headId, headsOf } from '../../../app/budget/sums.ts'
import type { Around, Enclosure } from './rule.ts'

/** The heads of older years have the same names: only those of the newest budget are found by themselves. */
export function isNewest({ id }: Row<'budgets'>, { known, language }: Around): boolean {
  const [newest] = byYear(known('budgets', language))
  return newest?.id === id
}

/** Each head of a budget, as a part of the page of its year. */
export function headsIn(budget: Row<'budgets'>, { word }: Around): Enclosure[] {
  const year = yearOf(budget)
  if (!year) return []
  const title = word('budget:titleOf').replace('{{year}}', () => budget.year)
  return (['expenditure', 'income'] as const).flatMap((side) =>
    headsOf(budget, side, 'planned').map((head) => ({
      id: headId(head),
      title: `${head.name}: ${word(`budget:${side}`)}, ${title}`,
      href: `${budgetYearPath(year)}#${headId(head)}`,
      texts: head.lines.map(({ item }) => item).filter(Boolean),
    })),
  )
}
