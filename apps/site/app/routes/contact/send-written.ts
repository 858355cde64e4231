import {
  type FeedbackContact,
  noticeVersion,
  type SentFeedback,
  validateFeedback,
} from '@nagardwar/contract/browser'
import { notifyDesk, postInBrowser, sendFeedback } from '../../api/feedback.ts'
import { keyOf } from '../../feedback/draft.ts'
import { loadOutbox } from '../../feedback/use-outbox.ts'
import { isTrapped, quickestHand } from '../../message-form/own-fields.ts'
import type { Notice } from '../../message-form/problem.ts'
import { fromForm, writtenIn } from './form-fields.ts'

/**
 * Sends the form from the browser. A form that was filled in too quickly is sent a little later. `age` says for how many
 * milliseconds it has been open.
 */
export async function sendWritten(form: FormData, contact: FeedbackContact, age: number): Promise<Notice> {
  const checked = validateFeedback(writtenIn(form), contact)
  if (!checked.ok) return { state: 'refused', errors: checked.errors }
  if (isTrapped(form)) return { state: 'trapped' }
  const pause = quickestHand - age
  const feedback = { ...fromForm(checked.value, Math.max(age, quickestHand)), notice: noticeVersion }
  if (!navigator.onLine) return keepWritten(feedback)
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  const answer = await sendFeedback(postInBrowser, feedback, await keyOf(feedback))
  if (answer.state === 'sent') void notifyDesk(postInBrowser, feedback.name)
  return answer
}

/** Stores on the device what is written in the form, where the council's server cannot be reached. */
export async function keepForm(form: FormData, contact: FeedbackContact, age: number): Promise<Notice> {
  const checked = validateFeedback(writtenIn(form), contact)
  return checked.ok
    ? keepWritten({ ...fromForm(checked.value, age), notice: noticeVersion })
    : { state: 'refused', errors: checked.errors }
}

/** Stores a checked feedback on the device, with the key of any earlier attempt. */
async function keepWritten(feedback: SentFeedback): Promise<Notice> {
  try {
    const { keepForLater } = await loadOutbox()
    await keepForLater(feedback, await keyOf(feedback))
    return { state: 'kept' }
  } catch (error) {
    console.error('Feedback cannot be kept on this device', error)
    return { state: 'notKept' }
  }
}
