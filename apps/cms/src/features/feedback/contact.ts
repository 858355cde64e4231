import { type Feedback, validateFeedback } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../api/body.ts'
import { Refusal } from '../../api/refusal.ts'
import { feedbackLimits } from '../../content/globals/feedback-limits.ts'
import { takeMessage } from './taking/take-message.ts'

/** The fields that the council asks for are the specification's five, unless its settings say otherwise. */
async function checkedFields(payload: Payload, body: unknown): Promise<Feedback> {
  const checked = validateFeedback(body)
  if (checked.ok) return checked.value
  const { contact } = await feedbackLimits(payload)
  const again = validateFeedback(body, contact)
  if (!again.ok) throw new Refusal(400, 'checkFields', { errors: again.errors })
  return again.value
}

/** `POST /contact-us`: answers after the feedback is on disk. */
export async function takeFeedback(payload: Payload, request: Request): Promise<Response> {
  const body = await readBody(request)
  const written = await checkedFields(payload, body)
  return takeMessage(payload, request, body, { kind: 'message', written })
}
