import {
  mailChangeRequestSchema,
  mailLinkRequestSchema,
  mailReplySchema,
  mailSubscriptionRequestSchema,
  mailSubscriptionSchema,
} from '../mail-subscriptions.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Mails to residents. */
export const mails: readonly Endpoint[] = [
  call('mailSubscription', {
    method: 'POST',
    meaning:
      'Sends a mail to an address, with a link to confirm that it wants the council’s mails. 404: the council sends none. This call is ours; in front of a server without it no page offers mail.',
    request: mailSubscriptionRequestSchema,
    status: 200,
    response: mailReplySchema,
  }),
  call('mailSubscriptionState', {
    method: 'POST',
    meaning:
      'What a subscription is about, for whoever holds its link. 404: there is none, or it has ended. This call is ours.',
    request: mailLinkRequestSchema,
    status: 200,
    response: mailSubscriptionSchema,
  }),
  call('mailConfirmation', {
    method: 'POST',
    meaning:
      'Confirms a subscription: from now on its address gets mails. Confirmed again it is answered alike. This call is ours.',
    request: mailLinkRequestSchema,
    status: 200,
    response: mailSubscriptionSchema,
  }),
  call('mailChange', {
    method: 'POST',
    meaning: 'Changes what a confirmed subscription is about. This call is ours.',
    request: mailChangeRequestSchema,
    status: 200,
    response: mailSubscriptionSchema,
  }),
  call('mailEnd', {
    method: 'POST',
    meaning:
      'Ends a subscription and erases its address. An unknown link is answered alike. This call is ours.',
    request: mailLinkRequestSchema,
    status: 200,
    response: mailReplySchema,
  }),
]
