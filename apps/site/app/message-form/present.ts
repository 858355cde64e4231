import {
  type FeedbackErrors,
  type FeedbackField,
  feedbackFields,
  feedbackLimits,
} from '@nagardwar/contract/browser'
import { fromOneWord, type Receipt } from '../api/receipt.ts'
import type { Format } from '../i18n/format.ts'

/** The errors of a form in the order of its fields, with their texts. */
export function presentProblems(
  errors: FeedbackErrors,
  say: (error: NonNullable<FeedbackErrors[FeedbackField]>, limit: string) => string,
  format: Pick<Format, 'number'>,
): { field: FeedbackField; message: string }[] {
  return feedbackFields.flatMap((field) => {
    const error = errors[field]
    return error ? [{ field, message: say(error, format.number(feedbackLimits[field])) }] : []
  })
}

/** The receipt in `/contact?sent=…`: without a reference if the server gave none, undefined if no feedback was sent. */
export function presentSent(query: URLSearchParams): Receipt | undefined {
  const sent = query.get('sent')
  if (sent === null) return undefined
  return sent === '' ? { reference: '' } : fromOneWord(sent)
}
