import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { eventPlace } from '../../events/event-path.ts'
import { EventsPage } from '../../events/events-page.tsx'
import { loadEvents } from '../../events/load-events.tsx'
import { bareOf } from '../../i18n/language.ts'
import { ViewOfLists } from '../../written/view-of-lists.tsx'
import { withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

/** A department or a heading at the same address was there first. */
export const loader = (args: Route.LoaderArgs) => loadOnServer(args, () => eventsAt(args))

async function eventsAt({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const place = eventPlace(bareOf(pathname))
  if (!place) return undefined
  const found = await loadEvents({
    source: context.get(apiContext),
    place,
    language: serverLanguage(request, context),
    query: searchParams,
    ...context.get(siteContext),
  })
  if (!found) return undefined
  const { loaded, body } = found
  return data({ events: withWritten(loaded, body) }, { status: loaded.ok ? 200 : 503 })
}

/** The events to come and those that are over, or one of them. */
export default function Events({ loaderData }: Route.ComponentProps) {
  if (!('events' in loaderData)) return <PageAtAddress data={loaderData} />
  const { events } = loaderData
  return (
    <ViewOfLists of={events} page={(view) => <EventsPage key={view.title} view={view} written={events} />} />
  )
}
