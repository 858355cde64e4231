import { feedbackFields, validateMisconduct } from '@nagardwar/contract/browser'
import { answerTo, type Post } from '../api/feedback.ts'
import { inOneWord } from '../api/receipt.ts'
import type { Written } from '../feedback/draft.ts'
import {
  isTooQuick,
  isTrapped,
  keyFor,
  noticeIn,
  saidOfForm,
  textIn,
  timeIn,
} from '../message-form/own-fields.ts'
import type { Problem } from '../message-form/problem.ts'

/** The form given back, with its problem and everything that was written. */
export type GivenBack = { problem: Problem; written: Written; made: string }

/** Takes a report on the server. The desk is not told of its sender by name, as it is of a message's. */
export async function takeReport(
  form: FormData,
  post: Post,
  now: Date,
): Promise<{ sent: string } | { givenBack: GivenBack }> {
  const written = Object.fromEntries(feedbackFields.map((field) => [field, textIn(form, field)])) as Written
  const made = timeIn(form, now)
  const givenBack = (problem: Problem) => ({
    givenBack: { problem, written, made: made ?? now.toISOString() },
  })
  const checked = validateMisconduct(written)
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (isTrapped(form)) return givenBack({ state: 'trapped' })
  if (made === undefined || isTooQuick(made, now)) return givenBack({ state: 'tooQuick' })
  const { value } = checked
  const body = { ...value, ...saidOfForm(now.getTime() - Date.parse(made)), notice: noticeIn(form) }
  const texts = feedbackFields.map((field) => value[field])
  const key = await keyFor(['misconduct', ...texts], made)
  const answer = await answerTo(() => post('/misconduct-report', body, key))
  return answer.state === 'sent' ? { sent: inOneWord(answer) } : givenBack(answer)
}
