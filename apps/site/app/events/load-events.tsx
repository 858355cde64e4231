import type { Language } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { getList, type ListOutcome } from '../api/list.ts'
import { serverTexts } from '../api/server-texts.ts'
import type { ApiSource, Site } from '../api/source.ts'
import { formatIn } from '../i18n/format.ts'
import { hrefIn } from '../i18n/language.ts'
import { EventBody } from './event-body.tsx'
import type { EventContext, EventView } from './event-context.ts'
import { type EventFilter, eventQuery, readEventFilter } from './event-filter.ts'
import { type EventPlace, eventsPath } from './event-path.ts'
import type { Say } from './event-words.ts'
import { EventsBody } from './events-body.tsx'

type Loaded = { ok: true; value: EventView[]; asOf?: string } | Extract<ListOutcome<'events'>, { ok: false }>
type Options = Site & { source: ApiSource; place: EventPlace; language: Language; query: URLSearchParams }

/** What is at an address of events; undefined where nothing is. Only the server loads it. */
export async function loadEvents(options: Options): Promise<{ loaded: Loaded; body: ReactNode } | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads events.')
  const { source, place, language, query } = options
  const list = await getList(source.list, 'events', language)
  if (!list.ok) return list.error === 'notFound' ? undefined : { loaded: list, body: null }
  const around = await aroundOf(options, list.value)
  const page =
    place.kind === 'events'
      ? listPage(around, readEventFilter(eventsPath, query))
      : eventPage(around, place.id)
  if (!page) return undefined
  const asOf = list.asOf ? { asOf: list.asOf } : {}
  return { loaded: { ok: true, value: [page.view], ...asOf }, body: page.body }
}

type Page = { view: EventView; body: ReactNode }

function listPage(around: EventContext, filter: EventFilter): Page | undefined {
  const { events, say } = around
  if (events.length === 0) return undefined
  const changed = events.flatMap(({ lastChanged }) => lastChanged ?? []).sort()
  return {
    view: {
      title: say('title'),
      intro: say('intro'),
      crumbs: [],
      lastChanged: changed.at(-1),
      unlisted: eventQuery(filter).length > 0,
    },
    body: <EventsBody around={around} filter={filter} />,
  }
}

function eventPage(around: EventContext, id: string): Page | undefined {
  const { events, say, words } = around
  const event = events.find((each) => String(each.id) === id)
  return (
    event && {
      view: {
        title: event.title,
        intro: say('introOf', { kind: words.say(event.kind) }),
        crumbs: [{ label: say('title'), to: eventsPath }],
        lastChanged: event.lastChanged,
        unlisted: false,
      },
      body: <EventBody event={event} around={around} />,
    }
  )
}

async function aroundOf(
  { source, language, origin, defaultLanguage }: Options,
  events: EventContext['events'],
): Promise<EventContext> {
  const { t, settings } = await serverTexts(source, language, ['events', 'event-lines', 'frame'])
  const sayOf =
    (catalogue: string): Say =>
    (key, values = {}) =>
      t(`${catalogue}:${key}` as never, values as never)
  return {
    events,
    say: sayOf('events'),
    words: { say: sayOf('event-lines'), format: formatIn(language) },
    language,
    now: Date.now(),
    council: settings.name || sayOf('frame')('defaultCouncil'),
    origin,
    mapUrl: settings.mapUrl,
    href: (path) => hrefIn(path, language, defaultLanguage),
  }
}
