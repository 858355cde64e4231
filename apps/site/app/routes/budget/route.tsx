import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { BudgetPages } from '../../budget/budget-pages.tsx'
import { budgetPlace } from '../../budget/budget-path.ts'
import { loadBudget } from '../../budget/load-budget.ts'
import { WrittenBudget } from '../../budget/written-budget.tsx'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { bareOf } from '../../i18n/language.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import { withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

/** A council's older server has no budgets: a department or a heading may have their addresses then. */
export async function loader(args: Route.LoaderArgs) {
  const found = await budgetAt(args)
  if (!found) return loadOnServer(args)
  const budget = withWritten(found.page, found.body ? <WrittenBudget body={found.body} /> : null)
  return data({ budget }, { status: budget.ok ? 200 : 503 })
}

async function budgetAt({ request, context }: Route.LoaderArgs) {
  const place = budgetPlace(bareOf(new URL(request.url).pathname))
  if (!place) return undefined
  const language = serverLanguage(request, context)
  return loadBudget({ source: context.get(apiContext), place, language, ...context.get(siteContext) })
}

/** The budget and the accounts of a year; the newest one at `/budget`. */
export default function Budget({ loaderData }: Route.ComponentProps) {
  if (!('budget' in loaderData)) return <PageAtAddress data={loaderData} />
  const { budget } = loaderData
  return (
    <ViewOfLists of={budget} page={(view) => <BudgetPages key={view.title} view={view} written={budget} />} />
  )
}
