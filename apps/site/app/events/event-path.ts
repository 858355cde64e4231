import type { Language, Row } from '@nagardwar/contract/browser'

export const eventsPath = '/events'
/** The page of one event, without language. */
export const eventPath = (id: string | number): string => `${eventsPath}/${id}`

export type EventPlace = { kind: 'events' } | { kind: 'event'; id: string }

/** What is at an address without language. */
export function eventPlace(barePath: string): EventPlace | undefined {
  if (barePath === eventsPath) return { kind: 'events' }
  const [, id] = /^\/events\/([1-9][0-9]{0,8})$/.exec(barePath) ?? []
  return id ? { kind: 'event', id } : undefined
}

export const eventKinds = ['camp', 'hearing', 'meeting', 'festival', 'holiday', 'other'] as const
export type EventKind = Row<'events'>['kind']

/** The addresses of calendars: of all events to come, of those of one kind, and of one event. */
export const eventsCalendarAddress = (language: Language, kind?: EventKind): string =>
  kind ? `/feeds/events/${kind}.${language}.ics` : `/feeds/events.${language}.ics`
export const eventCalendarAddress = (id: string | number, language: Language): string =>
  `/feeds/events/${id}.${language}.ics`
