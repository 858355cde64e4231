import { cleanFeedbackText, type Feedback, type FeedbackErrors, feedbackError } from './feedback.ts'
import { type FeedbackField, feedbackFields } from './feedback-limits.ts'

/** What nobody who reports misconduct has to give. */
const mayBeEmpty: ReadonlySet<FeedbackField> = new Set(['name', 'mobile', 'email'])

/** Checks a report of misconduct: what happened is asked for, who reports it is not. The value is trimmed. */
export function validateMisconduct(
  input: unknown,
): { ok: true; value: Feedback } | { ok: false; errors: FeedbackErrors } {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const errors: FeedbackErrors = {}
  const value: Feedback = { name: '', mobile: '', subject: '', email: '', feedback: '' }
  for (const field of feedbackFields) {
    const error = feedbackError(field, given[field])
    if (error && !(error === `${field}Required` && mayBeEmpty.has(field))) errors[field] = error
    else value[field] = cleanFeedbackText(field, given[field])
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}
