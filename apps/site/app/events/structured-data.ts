import { readPosition } from '@nagardwar/contract/browser'
import type { EventContext } from './event-context.ts'
import { eventPath } from './event-path.ts'
import { type EventRow, finalDay, firstDay, momentOf, nextDay } from './event-time.ts'

const statuses = { moved: 'EventRescheduled', cancelled: 'EventCancelled', '': 'EventScheduled' } as const

/** An event for search engines (schema.org, Event), as JSON that may stand in a document; empty without a day. */
export function structuredData(
  event: EventRow,
  { council, origin, language, href, now }: EventContext,
): string {
  const last = finalDay(event)
  const day = nextDay(event, now) ?? (event.repeats ? last : firstDay(event))
  if (day === undefined) return ''
  const end = event.repeats ? day : (last ?? day)
  const position = event.position ? readPosition(event.position) : undefined
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: momentOf(day, event.time),
    endDate: event.endTime || end > day ? momentOf(end, event.endTime) : undefined,
    description: event.text || undefined,
    url: origin + href(eventPath(event.id)),
    inLanguage: language,
    eventStatus: `https://schema.org/${statuses[event.state]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: event.place
      ? {
          '@type': 'Place',
          name: event.place,
          address: council,
          geo: position ? { '@type': 'GeoCoordinates', ...position } : undefined,
        }
      : undefined,
    organizer: { '@type': 'GovernmentOrganization', name: council, url: origin },
  }
  // A text of the council must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
