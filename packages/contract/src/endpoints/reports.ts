import {
  reportFollowReplySchema,
  reportFollowRequestSchema,
  reportReplySchema,
  reportRequestSchema,
} from '../report-calls.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Problems that residents report. */
export const reports: readonly Endpoint[] = [
  call('report', {
    method: 'POST',
    meaning:
      'Reports a problem at a place. The answer comes once it is on disk; its state is public in the list of reports, without its sender and their words. The same `Idempotency-Key` twice stores once. This call is ours; a website in front of a server without it has no such page.',
    request: reportRequestSchema,
    status: 201,
    response: reportReplySchema,
  }),
  call('reportFollow', {
    method: 'POST',
    meaning:
      'Says that a reported problem concerns somebody else too; with an e-mail address they are told once when it is done. 404: there is no such report in the list, or it is done. This call is ours.',
    request: reportFollowRequestSchema,
    status: 200,
    response: reportFollowReplySchema,
  }),
]
