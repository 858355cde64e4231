import {
  type FeedbackErrors,
  type FeedbackField,
  feedbackFields,
  feedbackLimits,
} from '@nagardwar/contract/browser'
import { referenceIn } from '../../api/receipt.ts'
import type { Format } from '../../i18n/format.ts'

/** The errors of a form in the order of its fields, each with its words. */
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

/** The reference in `/contact?sent=…`: empty where the server gave none, nothing where no feedback was sent. */
export function presentSent(query: URLSearchParams): string | undefined {
  const sent = query.get('sent')
  if (sent === null) return undefined
  return sent === '' ? '' : referenceIn(sent) || undefined
}

/** The reference in the state of the history, which only this page writes. */
export function sentIn(state: unknown): string | undefined {
  const { sent } = (state ?? {}) as { sent?: unknown }
  return typeof sent === 'string' ? sent : undefined
}
