import type { Language } from '@nagardwar/contract/browser'
import type { Notice } from './notice-path.ts'
import { lastDayOf } from './notice-state.ts'

export type Site = {
  language: Language
  council: string
  origin: string
  /** The full address of a page in the page's language. */
  address: (path: string) => string
}

/** The notice for search engines (schema.org, SpecialAnnouncement, and Event for its hearing), as JSON that may stand in a document. */
export function structuredData(notice: Notice, { language, council, origin, address }: Site): string {
  const organizer = { '@type': 'GovernmentOrganization', name: council, url: origin }
  const url = address(notice.link)
  const hearing = notice.hearing
    ? {
        '@type': 'Event',
        name: notice.title,
        startDate: notice.hearing,
        url,
        location: { '@type': 'Place', name: notice.hearingPlace || council, address: council },
        organizer,
      }
    : undefined
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SpecialAnnouncement',
    name: notice.title,
    text: notice.text || notice.title,
    url,
    inLanguage: language,
    datePosted: notice.published ?? notice.opens ?? undefined,
    expires: lastDayOf(notice) ?? undefined,
    spatialCoverage: notice.place ? { '@type': 'Place', name: notice.place, address: council } : undefined,
    publisher: organizer,
    about: hearing,
  }
  // A text of the council must not end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
