import { serverCallPaths } from '@nagardwar/contract'
import { receiptIn } from '../../app/api/receipt.ts'
import type { AnswerProblem, NoticeAnswers } from '../../app/notice-answers/notice-answers.ts'

type Send = (path: string, body: object, key: string) => Promise<Response>

const usualPause = 60

async function bodyOf(response: Response): Promise<{ errors?: unknown }> {
  const body: unknown = await response.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? body : {}
}

function problemIn({ status, headers }: Response, { errors }: { errors?: unknown }): AnswerProblem {
  if (status === 429) return { state: 'busy', seconds: Number(headers.get('retry-after')) || usualPause }
  const given = (typeof errors === 'object' && errors !== null ? errors : {}) as Record<string, string>
  if (status === 409 && (given.link === 'noticeClosed' || given.link === 'noticePlanned'))
    return { state: 'notOpen', error: given.link }
  if (status === 404) return { state: 'missing' }
  if (status === 400 && Object.keys(given).length > 0) return { state: 'refused', errors: given }
  return { state: 'failed' }
}

/** Answers to notices go to the desk by a call that no browser makes. */
export const createNoticeAnswers = (send: Send): NoticeAnswers => ({
  async send(body, key) {
    const response = await send(serverCallPaths.noticeAnswer, body, key)
    const answer = await bodyOf(response)
    const receipt = response.ok ? receiptIn(answer) : undefined
    return receipt ? { state: 'sent', ...receipt } : problemIn(response, answer)
  },
})
