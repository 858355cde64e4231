import { type EventKind, eventKinds, eventsPath } from './event-path.ts'

/** What the address of the list asks for. */
export type EventFilter = { kind?: EventKind; year?: string }

/** The filter in the address of a page without language; what is no value of it is left out. */
export function readEventFilter(barePath: string, query: URLSearchParams): EventFilter {
  if (barePath !== eventsPath) return {}
  const kind = eventKinds.find((each) => each === query.get('kind'))
  const year = query.get('year') ?? ''
  return { ...(kind ? { kind } : {}), ...(/^[1-9][0-9]{3}$/.test(year) ? { year } : {}) }
}

/** The filter as it stands in an address, always in one order. */
export const eventQuery = ({ kind, year }: EventFilter): [string, string][] =>
  Object.entries({ kind, year }).flatMap(([name, value]) => (value ? [[name, value]] : []))

/** The address of the list with a filter. */
export function filteredEvents(filter: EventFilter): string {
  const query = new URLSearchParams(eventQuery(filter))
  return query.size > 0 ? `${eventsPath}?${query}` : eventsPath
}
