import { type FeedbackContact, feedbackFields, validateFeedback } from '@nagardwar/contract/browser'
import { notifyDesk, type Post, sendFeedback } from '../../api/feedback.ts'
import type { Written } from '../../feedback/draft.ts'
import { type FormGivenBack, postedForm, type Taken, takenOr } from '../../message-form/posted-form.ts'
import type { Problem } from '../../message-form/problem.ts'
import { writtenIn } from './form-fields.ts'

export type GivenBack = FormGivenBack<Problem, Written>

/** Takes a form that was posted without JavaScript, on the server. */
export async function takeForm(
  form: FormData,
  post: Post,
  now: Date,
  contact?: FeedbackContact,
): Promise<Taken<GivenBack>> {
  const written = writtenIn(form)
  const { made, problem, said, key } = postedForm(form, now)
  const givenBack = (problem: Problem) => ({ givenBack: { problem, written, made } })
  const checked = validateFeedback(written, contact)
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (problem) return givenBack(problem)
  const { value } = checked
  const ownKey = await key(feedbackFields.map((field) => value[field]))
  const answer = await sendFeedback(post, { ...value, ...said }, ownKey)
  if (answer.state === 'sent') void notifyDesk(post, value.name)
  return takenOr(answer, givenBack)
}
