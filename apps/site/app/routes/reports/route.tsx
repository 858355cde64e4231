import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext } from '../../api/source.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { loadReports } from '../../reports/load-reports.tsx'
import { ReportsPage } from '../../reports/reports-page.tsx'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

/** A department or a heading at the same address was there first. */
export const loader = (args: Route.LoaderArgs) => loadOnServer(args, () => reportsAt(args))

async function reportsAt({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const reports = await loadReports({
    source: context.get(apiContext),
    language: serverLanguage(request, context),
    query: searchParams,
  })
  return reports && data({ reports }, { status: reports.ok ? 200 : 503 })
}

/** What residents reported, and what became of it. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  if (!('reports' in loaderData)) return <PageAtAddress data={loaderData} />
  const { reports } = loaderData
  return (
    <ViewOfLists
      of={reports}
      page={(view) => <ReportsPage key={view.title} view={view} written={reports} />}
    />
  )
}
