import { archiveSchema } from '../archive.ts'
import { openApiSchema } from '../calls.ts'
import { oldVersionSchema, oldVersionsSchema } from '../old-versions.ts'
import { openingSchema, signedLinkReplySchema, signedLinkRequestSchema } from '../opening.ts'
import { transparencySchema } from '../transparency.ts'
import { call, type Endpoint } from './endpoint.ts'

/** The website itself: whether it is open, what it has published, and its API. */
export const website: readonly Endpoint[] = [
  call('opening', {
    method: 'GET',
    meaning:
      'Whether the website is open to residents. This call is ours; a website in front of a server without it is open.',
    status: 200,
    response: openingSchema,
  }),
  call('signedLink', {
    method: 'POST',
    meaning:
      'Says until when a signed link allows what it is for. 404: it is forged, has ended or is for something else. This call is ours.',
    request: signedLinkRequestSchema,
    status: 200,
    response: signedLinkReplySchema,
  }),
  call('transparency', {
    method: 'GET',
    meaning:
      'What the law wants public, and how far the council publishes it, computed from its public content. This call is ours; a website in front of a server without it has no such page.',
    status: 200,
    response: transparencySchema,
  }),
  call('archive', {
    method: 'GET',
    meaning:
      'Press releases, tenders, recruitment and auctions whose last day in their list has passed, in both languages. This call is ours; a website in front of a server without it has an empty archive.',
    status: 200,
    response: archiveSchema,
  }),
  call('oldVersions', {
    method: 'GET',
    meaning:
      'Since when, and of which lists, old versions are public. 404: of none. This call is ours; a website in front of a server without it shows none.',
    status: 200,
    response: oldVersionsSchema,
  }),
  call('oldVersion', {
    method: 'GET',
    meaning:
      'A list as it read on a day: `?list=/roads&on=2026-04-01&lang=en`. It has the rows that are public today, as they read then, with the files of today. 404: there is none of that day. This call is ours.',
    status: 200,
    response: oldVersionSchema,
  }),
  call('openApi', {
    method: 'GET',
    meaning: 'This contract as an OpenAPI 3.1 document.',
    status: 200,
    response: openApiSchema,
  }),
]
