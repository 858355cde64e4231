import {
  type Feedback,
  type FeedbackContact,
  feedbackFields,
  validateFeedback,
} from '@nagardwar/contract/browser'
import { notifyDesk, type Post, sendFeedback } from '../../api/feedback.ts'
import { inOneWord } from '../../api/receipt.ts'
import type { Written } from '../../feedback/draft.ts'
import { fromForm, isTrapped, madeField, noticeIn, quickestHand, textIn, writtenIn } from './form-fields.ts'
import type { Problem } from './problem.ts'

/** The form given back, with its problem and everything that was written. */
export type GivenBack = { problem: Problem; written: Written; made: string }

type Taken = { sent: string } | { givenBack: GivenBack }

/** Takes a form that was posted without JavaScript, on the server. */
export async function takeForm(
  form: FormData,
  post: Post,
  now: Date,
  contact?: FeedbackContact,
): Promise<Taken> {
  const written = writtenIn(form)
  const made = timeIn(form, now)
  const givenBack = (problem: Problem): Taken => ({
    givenBack: { problem, written, made: made ?? now.toISOString() },
  })
  const checked = validateFeedback(written, contact)
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (isTrapped(form)) return givenBack({ state: 'trapped' })
  if (made === undefined || isTooQuick(made, now)) return givenBack({ state: 'tooQuick' })
  const answer = await sendFeedback(
    post,
    { ...fromForm(checked.value, now.getTime() - Date.parse(made)), notice: noticeIn(form) },
    await keyFor(checked.value, made),
  )
  if (answer.state !== 'sent') return givenBack(answer)
  void notifyDesk(post, checked.value.name)
  return { sent: inOneWord(answer) }
}

/**
 * Pages are the same bytes for everybody, so they cannot contain an individual key. The key is made from the five
 * texts and the time of the page: a double click, going back or a retry has the same key; another text or a page of
 * another day has another one. Two people with the same page write different texts.
 */
async function keyFor(feedback: Feedback, made: string): Promise<string> {
  const text = JSON.stringify([made, ...feedbackFields.map((field) => feedback[field])])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `form-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Every page of ours has the time. A request without it, or with a future one, does not come from a page. */
function timeIn(form: FormData, now: Date): string | undefined {
  const text = textIn(form, madeField)
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)
  return isTime && Date.parse(text) <= now.getTime() ? text : undefined
}

const isTooQuick = (made: string, now: Date): boolean => now.getTime() - Date.parse(made) < quickestHand
