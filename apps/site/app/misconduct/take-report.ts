import { feedbackFields, validateMisconduct } from '@nagardwar/contract/browser'
import { answerTo, type Post } from '../api/feedback.ts'
import type { Written } from '../feedback/draft.ts'
import { textIn } from '../message-form/own-fields.ts'
import { type FormGivenBack, postedForm, type Taken, takenOr } from '../message-form/posted-form.ts'
import type { Problem } from '../message-form/problem.ts'

export type GivenBack = FormGivenBack<Problem, Written>

/** Takes a report on the server. The desk is not told of its sender by name, as it is of a message's. */
export async function takeReport(form: FormData, post: Post, now: Date): Promise<Taken<GivenBack>> {
  const written = Object.fromEntries(feedbackFields.map((field) => [field, textIn(form, field)])) as Written
  const { made, problem, said, key } = postedForm(form, now)
  const givenBack = (problem: Problem) => ({ givenBack: { problem, written, made } })
  const checked = validateMisconduct(written)
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (problem) return givenBack(problem)
  const { value } = checked
  const ownKey = await key(['misconduct', ...feedbackFields.map((field) => value[field])])
  const answer = await answerTo(() => post('/misconduct-report', { ...value, ...said }, ownKey))
  return takenOr(answer, givenBack)
}
