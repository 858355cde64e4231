import { usefulReplySchema, usefulRequestSchema, visitorCountSchema } from '../calls.ts'
import { readerCountsReplySchema, readerCountsRequestSchema } from '../reader-counts.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Visits, and what readers think and look for. */
export const visits: readonly Endpoint[] = [
  call('visitorCount', {
    method: 'GET',
    meaning: 'How many visits the site has had.',
    status: 200,
    response: visitorCountSchema,
  }),
  call('incrementVisitorCount', {
    method: 'POST',
    meaning: 'Counts a visit. The answer comes once the increment is on disk, with the new count.',
    status: 200,
    response: visitorCountSchema,
  }),
  call('useful', {
    method: 'POST',
    meaning:
      'Counts whether a page helped its reader, for each page and day. This call is ours; an older server answers 404, and the site does not ask the question there.',
    request: usefulRequestSchema,
    status: 200,
    response: usefulReplySchema,
  }),
  call('readerCounts', {
    method: 'POST',
    meaning:
      'Adds what the site has counted: pages opened, and words that several searched for. A batch sent twice counts once. 400: its day is not one of the last days. This call is ours; in front of a server without it nothing is counted.',
    request: readerCountsRequestSchema,
    status: 200,
    response: readerCountsReplySchema,
  }),
]
