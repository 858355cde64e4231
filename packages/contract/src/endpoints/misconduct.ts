import { contactReplySchema } from '../calls.ts'
import { misconductOfficerSchema, misconductRequestSchema } from '../misconduct.ts'
import { call, type Endpoint } from './endpoint.ts'

/** Reports of discrimination or misconduct of staff. */
export const misconduct: readonly Endpoint[] = [
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
]
