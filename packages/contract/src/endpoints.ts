import { z } from 'zod'
import { archiveSchema } from './archive.ts'
import { callPaths } from './call-paths.ts'
import {
  contactReplySchema,
  contactRequestSchema,
  notificationReplySchema,
  notificationRequestSchema,
  openApiSchema,
  usefulReplySchema,
  usefulRequestSchema,
  visitorCountSchema,
} from './calls.ts'
import {
  feedbackAdditionRequestSchema,
  feedbackStatusRequestSchema,
  feedbackStatusSchema,
} from './feedback-status.ts'
import { lists } from './generated/lists.ts'
import type { LanguageParameter } from './list.ts'
import { type ListName, listNames } from './list-paths.ts'
import {
  mailChangeRequestSchema,
  mailLinkRequestSchema,
  mailReplySchema,
  mailSubscriptionRequestSchema,
  mailSubscriptionSchema,
} from './mail-subscriptions.ts'
import { messageFiguresSchema } from './message-figures.ts'
import { misconductOfficerSchema, misconductRequestSchema } from './misconduct.ts'
import { noticeAnswerRequestSchema } from './notice-answer.ts'
import { oldVersionSchema, oldVersionsSchema } from './old-versions.ts'
import { openingSchema, signedLinkReplySchema, signedLinkRequestSchema } from './opening.ts'
import { proposalRequestSchema } from './proposal-request.ts'
import {
  pushEndRequestSchema,
  pushKeyReplySchema,
  pushReplySchema,
  pushSubscriptionRequestSchema,
} from './push.ts'
import { pushPaths } from './push-paths.ts'
import { readerCountsReplySchema, readerCountsRequestSchema } from './reader-counts.ts'
import {
  reportFollowReplySchema,
  reportFollowRequestSchema,
  reportReplySchema,
  reportRequestSchema,
} from './report-calls.ts'
import { reportPaths } from './report-paths.ts'
import { residentFileSchema } from './resident-file.ts'
import { sentSchema } from './sent-answer.ts'
import { serverCallPaths } from './server-call-paths.ts'
import { transparencySchema } from './transparency.ts'

const paths = { ...callPaths, ...serverCallPaths, ...pushPaths, ...reportPaths }

export type CallName = keyof typeof paths
export type EndpointName = ListName | CallName

export type Endpoint = {
  name: EndpointName
  method: 'GET' | 'POST'
  /** Below the API root. */
  path: string
  meaning: string
  /** The client's language parameter; null if there is none. */
  language: LanguageParameter | null
  request?: z.ZodType
  /** The body is a file. */
  takesFile?: true
  /** The status of a successful answer. */
  status: 200 | 201
  response: z.ZodType
}

/** The answer of a list: an array, or an object that contains it. */
function answerSchema(name: ListName): z.ZodType {
  const { wrapper } = lists[name]
  const rows = z.array(sentSchema(name))
  return wrapper ? z.strictObject({ [wrapper]: rows.describe('The rows.') }) : rows
}

const list = (name: ListName): Endpoint => {
  const { path, language, meaning } = lists[name]
  return { name, method: 'GET', path, language, meaning, status: 200, response: answerSchema(name) }
}

const call = (name: CallName, rest: Omit<Endpoint, 'name' | 'path' | 'language'>): Endpoint => ({
  name,
  path: paths[name],
  language: null,
  ...rest,
})

/** Every endpoint of the API, lists first. */
export const endpoints: readonly Endpoint[] = [
  ...listNames.map(list),
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
  call('contactUs', {
    method: 'POST',
    meaning: 'Sends feedback to the council. The answer comes once it is on disk.',
    request: contactRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('notification', {
    method: 'POST',
    meaning: "Leaves a note for the council's staff, after a feedback.",
    request: notificationRequestSchema,
    status: 200,
    response: notificationReplySchema,
  }),
  call('useful', {
    method: 'POST',
    meaning:
      'Counts whether a page helped its reader, for each page and day. This call is ours; an older server answers 404, and the site does not ask the question there.',
    request: usefulRequestSchema,
    status: 200,
    response: usefulReplySchema,
  }),
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
  call('feedbackStatus', {
    method: 'POST',
    meaning:
      'What became of a feedback, for whoever holds its link. 404: there is no such feedback, or it has been erased. This call is ours.',
    request: feedbackStatusRequestSchema,
    status: 200,
    response: feedbackStatusSchema,
  }),
  call('feedbackAddition', {
    method: 'POST',
    meaning:
      'Adds a text to a feedback, once. The same text again is answered alike; 409: another one was added, or the feedback is closed. This call is ours.',
    request: feedbackAdditionRequestSchema,
    status: 201,
    response: feedbackStatusSchema,
  }),
  call('residentFile', {
    method: 'POST',
    meaning:
      'Takes a file for a message that comes afterwards: PDF, JPEG or PNG of 5 MB, its name in Content-Disposition. The answer comes once it is on disk. This call is ours.',
    takesFile: true,
    status: 201,
    response: residentFileSchema,
  }),
  call('proposal', {
    method: 'POST',
    meaning:
      'Proposes a work for the budget, on a public notice of the kind `budget` that is open. 404: there is no such notice; 409: it is not open, with `noticePlanned` or `noticeClosed` for `link`. The answer comes once it is on disk. The same `Idempotency-Key` twice stores once. This call is ours.',
    request: proposalRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('misconductOfficer', {
    method: 'GET',
    meaning:
      'Who alone reads reports of discrimination or misconduct of staff. 404: nobody is named, and none is taken. This call is ours; a website in front of a server without it offers no such form.',
    status: 200,
    response: misconductOfficerSchema,
  }),
  call('misconductReport', {
    method: 'POST',
    meaning:
      'Sends a report of discrimination or misconduct of staff to the officer who alone reads it. Name and contact may be empty. The answer comes once it is on disk. 404: nobody is named. This call is ours.',
    request: misconductRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('noticeAnswer', {
    method: 'POST',
    meaning:
      'Answers a public notice that takes answers here and is open. 404: there is no such notice; 409: it is not open, with `noticePlanned` or `noticeClosed` for `link`. The answer comes once it is on disk. The same `Idempotency-Key` twice stores once. This call is ours.',
    request: noticeAnswerRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('transparency', {
    method: 'GET',
    meaning:
      'What the law wants public, and how far the council publishes it, computed from its public content. This call is ours; a website in front of a server without it has no such page.',
    status: 200,
    response: transparencySchema,
  }),
  call('messageFigures', {
    method: 'GET',
    meaning:
      'What residents sent in each of the last months, and when it was answered, in numbers alone. This call is ours; a website in front of a server without it shows none.',
    status: 200,
    response: messageFiguresSchema,
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
  call('readerCounts', {
    method: 'POST',
    meaning:
      'Adds what the site has counted: pages opened, and words that several searched for. A batch sent twice counts once. 400: its day is not one of the last days. This call is ours; in front of a server without it nothing is counted.',
    request: readerCountsRequestSchema,
    status: 200,
    response: readerCountsReplySchema,
  }),
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
  call('openApi', {
    method: 'GET',
    meaning: 'This contract as an OpenAPI 3.1 document.',
    status: 200,
    response: openApiSchema,
  }),
]
