import {
  additionError,
  feedbackAdditionRequestSchema,
  feedbackStatusRequestSchema,
} from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { daysAfter, feedbackLimits } from '../../../content/globals/feedback-limits.ts'
import { storeEntry } from '../entries/entries.ts'
import { feedbackBySecret, type StoredFeedback } from './find.ts'
import { statusOf } from './present.ts'

async function found(payload: Payload, secret: string): Promise<StoredFeedback> {
  const feedback = await feedbackBySecret(payload, secret)
  if (!feedback) throw new Refusal(404, 'notFound')
  return feedback
}

/** `POST /feedback-status`: what became of a feedback. A secret in an address would stand in logs. */
export async function answerFeedbackStatus(payload: Payload, request: Request): Promise<Response> {
  const asked = feedbackStatusRequestSchema.safeParse(await readBody(request))
  if (!asked.success) throw new Refusal(404, 'notFound')
  return fresh(await statusOf(payload, await found(payload, asked.data.secret)))
}

/** What was added is work again: unread, and with a time of its own. */
async function bringBack(payload: Payload, { id, status }: StoredFeedback): Promise<void> {
  const { dueDays } = await feedbackLimits(payload)
  await payload.update({
    collection: 'feedback',
    id,
    data: {
      readAt: null,
      dueOn: daysAfter(new Date(), dueDays).toISOString(),
      ...(status === 'answered' ? { status: 'in-progress' } : {}),
    },
    depth: 0,
    overrideAccess: true,
  })
}

/** `POST /feedback-addition`: what its sender adds, once. It is answered when it is on disk. */
export async function addToFeedback(payload: Payload, request: Request): Promise<Response> {
  const body = await readBody(request)
  const link = feedbackStatusRequestSchema.safeParse(body)
  if (!link.success) throw new Refusal(404, 'notFound')
  const feedback = await found(payload, link.data.secret)
  const asked = feedbackAdditionRequestSchema.safeParse(body)
  if (!asked.success) {
    const { text } = body as { text?: unknown }
    const error = additionError(typeof text === 'string' ? text : '') ?? 'additionRequired'
    throw new Refusal(400, 'checkFields', { errors: { text: error } })
  }
  const { text } = asked.data
  const { addition, mayAdd } = await statusOf(payload, feedback)
  if (!mayAdd && addition?.text !== text) throw new Refusal(409, 'addedAlready')
  // Before it is stored: a desk that is killed in between is asked again, and finds nothing that it would skip.
  if (!addition) await bringBack(payload, feedback)
  const { entry } = await storeEntry(payload, {
    feedback: feedback.id,
    kind: 'addition',
    text,
    once: `addition ${feedback.id}`,
  })
  if (entry.text !== text) throw new Refusal(409, 'addedAlready')
  return fresh(await statusOf(payload, await found(payload, link.data.secret)), 201)
}
