import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, searchContext, siteContext } from '../../api/source.ts'
import { loadWork } from '../../council-work/load-work.tsx'
import { WorkPage } from '../../council-work/work-page.tsx'
import { workPlace } from '../../council-work/work-path.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { documentsContext } from '../../documents/documents.ts'
import { bareOf } from '../../i18n/language.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import { withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

/** A department or a heading at the same address was there first. */
export const loader = (args: Route.LoaderArgs) => loadOnServer(args, () => workAt(args))

async function workAt({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const place = workPlace(bareOf(pathname))
  if (!place) return undefined
  const found = await loadWork({
    source: context.get(apiContext),
    documents: context.get(documentsContext),
    search: context.get(searchContext),
    place,
    language: serverLanguage(request, context),
    query: searchParams,
    ...context.get(siteContext),
  })
  if (!found) return undefined
  const { loaded, body } = found
  return data({ work: withWritten(loaded, body) }, { status: loaded.ok ? 200 : 503 })
}

/** Meetings, a meeting, resolutions, or a member. */
export default function CouncilWork({ loaderData }: Route.ComponentProps) {
  if (!('work' in loaderData)) return <PageAtAddress data={loaderData} />
  const { work } = loaderData
  return <ViewOfLists of={work} page={(view) => <WorkPage key={view.title} view={view} written={work} />} />
}
