import { type FeedbackContact, feedbackFields, validateFeedback } from '@nagardwar/contract/browser'
import { notifyDesk, type Post, sendFeedback } from '../../api/feedback.ts'
import { inOneWord } from '../../api/receipt.ts'
import type { Written } from '../../feedback/draft.ts'
import { isTooQuick, isTrapped, keyFor, noticeIn, timeIn } from '../../message-form/own-fields.ts'
import type { Problem } from '../../message-form/problem.ts'
import { fromForm, writtenIn } from './form-fields.ts'

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
    await keyFor(
      feedbackFields.map((field) => checked.value[field]),
      made,
    ),
  )
  if (answer.state !== 'sent') return givenBack(answer)
  void notifyDesk(post, checked.value.name)
  return { sent: inOneWord(answer) }
}
