import {
  contactReplySchema,
  contactRequestSchema,
  notificationReplySchema,
  notificationRequestSchema,
} from '../calls.ts'
import {
  feedbackAdditionRequestSchema,
  feedbackStatusRequestSchema,
  feedbackStatusSchema,
} from '../feedback-status.ts'
import { messageFiguresSchema } from '../message-figures.ts'
import { residentFileSchema } from '../resident-file.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Messages to the council, their files, and what becomes of them. */
export const messages: readonly Endpoint[] = [
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
  call('messageFigures', {
    method: 'GET',
    meaning:
      'What residents sent in each of the last months, and when it was answered, in numbers alone. This call is ours; a website in front of a server without it shows none.',
    status: 200,
    response: messageFiguresSchema,
  }),
]
