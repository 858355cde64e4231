import {
  pushEndRequestSchema,
  pushKeyReplySchema,
  pushReplySchema,
  pushSubscriptionRequestSchema,
} from '../push.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Alerts on devices. */
export const devices: readonly Endpoint[] = [
  call('pushKey', {
    method: 'GET',
    meaning:
      'The key under which devices ask to be told of alerts. 404: they are not. This call is ours; in front of a server without it no page offers it.',
    status: 200,
    response: pushKeyReplySchema,
  }),
  call('pushSubscription', {
    method: 'POST',
    meaning:
      'Tells a device of danger from now on, and of its wards. 400: its push service is not one that the server asks. This call is ours.',
    request: pushSubscriptionRequestSchema,
    status: 200,
    response: pushReplySchema,
  }),
  call('pushEnd', {
    method: 'POST',
    meaning: 'Tells a device of nothing any more, and forgets it. This call is ours.',
    request: pushEndRequestSchema,
    status: 200,
    response: pushReplySchema,
  }),
]
