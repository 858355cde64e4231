import { contactReplySchema } from '../calls.ts'
import { noticeAnswerRequestSchema } from '../notice-answer-request.ts'
import { proposalRequestSchema } from '../proposal-request.ts'
import { call, type Endpoint } from './endpoint.ts'

/** What residents write to a public notice. */
export const notices: readonly Endpoint[] = [
  call('noticeAnswer', {
    method: 'POST',
    meaning:
      'Answers a public notice that takes answers here and is open. 404: there is no such notice; 409: it is not open, with `noticePlanned` or `noticeClosed` for `link`. The answer comes once it is on disk. The same `Idempotency-Key` twice stores once. This call is ours.',
    request: noticeAnswerRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('proposal', {
    method: 'POST',
    meaning:
      'Proposes a work for the budget, on a public notice of the kind `budget` that is open. 404: there is no such notice; 409: it is not open, with `noticePlanned` or `noticeClosed` for `link`. The answer comes once it is on disk. The same `Idempotency-Key` twice stores once. This call is ours.',
    request: proposalRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
]
