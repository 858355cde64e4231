import type { MessageFigures } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { listHeaders } from '../../../api/reply.ts'
import { feedbackLimits, monthsAfter } from '../../../content/globals/feedback-limits.ts'
import { publicRecords } from '../../../content/public-records.ts'
import { receivedFeedback } from '../../../platform/database/received-feedback.ts'
import { watchOf } from '../../../platform/database/watch-database.ts'
import { type Case, figuresOf } from './figures.ts'

/** Messages alone: what becomes of answers and proposals their notice says. Spam and copies count as nothing. */
async function messages(payload: Payload): Promise<Case[]> {
  const rows = await receivedFeedback(payload)
  return rows
    .filter(({ kind, putAside }) => kind === 'message' && !putAside)
    .map(({ receivedAt, dueOn, answeredAt, status }) => ({
      kind: 'message',
      received: receivedAt,
      due: dueOn,
      done: answeredAt,
      isOpen: status === 'new' || status === 'in-progress',
    }))
}

/** Reports of a problem, from the list that is public anyway. */
async function reports(payload: Payload): Promise<Case[]> {
  const records = await publicRecords(payload, 'reports')
  return records.map(({ receivedOn, dueOn, doneOn }) => ({
    kind: 'report',
    received: receivedOn,
    due: dueOn ?? undefined,
    done: doneOn ?? undefined,
    isOpen: !doneOn,
  }))
}

/** `GET /message-figures`: what came by month and when it was answered. No word and no person is in it. */
export async function answerMessageFigures(payload: Payload): Promise<Response> {
  const now = new Date()
  const { months } = await feedbackLimits(payload)
  const cases = [...(await messages(payload)), ...(await reports(payload))]
  // Empty lists of a lost database must not replace what the site shows.
  await watchOf(payload)?.check()
  const answer: MessageFigures = {
    at: now.toISOString(),
    rows: figuresOf(cases, now, monthsAfter(now, -months)),
  }
  return new Response(JSON.stringify(answer), { headers: listHeaders })
}
