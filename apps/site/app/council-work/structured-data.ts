import { type Meeting, startOf } from './meeting-time.ts'
import { meetingName } from './names.ts'
import type { PageContext } from './page-context.ts'
import { meetingPath } from './work-path.ts'

const statuses = { adjourned: 'EventPostponed', cancelled: 'EventCancelled', '': 'EventScheduled' } as const

/** A meeting for search engines (schema.org, Event), as JSON that may stand in a document; empty without a day. */
export function structuredData(meeting: Meeting, around: PageContext): string {
  const startDate = startOf(meeting)
  if (!startDate) return ''
  const { council, origin, language, href } = around
  const organizer = { '@type': 'GovernmentOrganization', name: council, url: origin }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: meetingName(meeting, around),
    startDate,
    url: origin + href(meetingPath(meeting.id)),
    inLanguage: language,
    eventStatus: `https://schema.org/${statuses[meeting.state]}`,
    location: meeting.place ? { '@type': 'Place', name: meeting.place, address: council } : undefined,
    organizer,
  }
  // A text of the council must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
