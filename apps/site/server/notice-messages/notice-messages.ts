import { type ProposalErrors, proposalFields, serverCallPaths } from '@nagardwar/contract'
import type { MessageAnswer } from '../../app/api/feedback.ts'
import type { NoticeMessages, NoticeProblem } from '../../app/api/notice-messages.ts'
import { receiptIn } from '../../app/api/receipt.ts'

type Send = (path: string, body: object, key: string) => Promise<Response>
type Given = Readonly<Record<string, string>>
type Call<Errors> = {
  path: string
  /** The errors for which the form has texts; undefined where there are none. */
  errorsIn: (given: Given) => Errors | undefined
}

const usualPause = 60

async function bodyOf(response: Response): Promise<{ errors?: unknown }> {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

/** What residents write to notices goes to the desk by calls that no browser makes. */
const noticeMessages = <Errors>(send: Send, { path, errorsIn }: Call<Errors>): NoticeMessages<Errors> => ({
  async send(body, key) {
    const response = await send(path, body, key)
    return answerOf(response, await bodyOf(response), errorsIn)
  },
})

function answerOf<Errors>(
  response: Response,
  body: { errors?: unknown },
  errorsIn: Call<Errors>['errorsIn'],
): MessageAnswer<Errors> | NoticeProblem {
  const { ok, status, headers } = response
  const receipt = ok ? receiptIn(body) : undefined
  if (receipt) return { state: 'sent', ...receipt }
  if (status === 429) return { state: 'busy', seconds: Number(headers.get('retry-after')) || usualPause }
  if (status === 404) return { state: 'missing' }
  const given = (typeof body.errors === 'object' && body.errors !== null ? body.errors : {}) as Given
  if (status === 409 && (given.link === 'noticeClosed' || given.link === 'noticePlanned'))
    return { state: 'notOpen', error: given.link }
  const errors = status === 400 ? errorsIn(given) : undefined
  return errors ? { state: 'refused', errors } : { state: 'failed' }
}

function proposalErrors(given: Given): ProposalErrors | undefined {
  const own = proposalFields.filter((field) => given[field])
  return own.length > 0 ? Object.fromEntries(own.map((field) => [field, given[field]])) : undefined
}

/** Proposals for the budget. */
export const createProposals = (send: Send): NoticeMessages<ProposalErrors> =>
  noticeMessages(send, { path: serverCallPaths.proposal, errorsIn: proposalErrors })

/** Answers to a notice. A survey has questions of its own, so any error may have its text. */
export const createNoticeAnswers = (send: Send): NoticeMessages<Given> =>
  noticeMessages(send, {
    path: serverCallPaths.noticeAnswer,
    errorsIn: (given) => (Object.keys(given).length > 0 ? given : undefined),
  })
