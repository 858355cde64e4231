import { inOneLine } from './one-line.ts'
import { wellFormed } from './well-formed.ts'

/** What a visitor sends with the contact form; only the council's staff read it. */
export type Feedback = { name: string; mobile: string; subject: string; email: string; feedback: string }
export type FeedbackField = keyof Feedback

/** The longest text of each field, in characters (code points) after trimming (contract.md). */
export const feedbackLimits = { name: 120, mobile: 30, subject: 200, email: 254, feedback: 5000 } as const

/** The largest body of a request, in bytes (contract.md). */
export const bodyLimit = 64 * 1024

/** Translation keys of the errors: the first six are spec.md's, section 5; the others are the limits of contract.md. */
export type FeedbackError = `${FeedbackField}Required` | 'emailInvalid' | `${FeedbackField}TooLong`
export type FieldErrors = Partial<Record<string, string>>
export type FeedbackErrors = Partial<Record<FeedbackField, FeedbackError>>

export const feedbackFields = Object.keys(feedbackLimits) as FeedbackField[]

// Text without spaces or @, then @, then a domain with a dot and a final part of at least two letters. A letter of
// Devanagari may carry marks.
const emailRule = /^[^\s@]+@[^\s@]+\.(?:\p{L}\p{M}*){2,}$/u
const nothingToSee = /^[\s\p{Cf}]*$/u
// Databases refuse NUL, and no other control character but a line break or a tab belongs into a message.
const controls = /[^\P{Cc}\n\r\t]/gu

/** The text as it is stored: trimmed, without control characters. Anything but text counts as empty. */
export function cleanFeedbackText(field: FeedbackField, value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = wellFormed(value).replace(controls, '')
  return (field === 'feedback' ? text : inOneLine(text)).trim()
}

/** What is wrong with one field, if anything. The Zod schema of `/contact-us` and the form ask this same function. */
export function feedbackError(field: FeedbackField, value: unknown): FeedbackError | undefined {
  const text = cleanFeedbackText(field, value)
  if (nothingToSee.test(text)) return `${field}Required`
  // Never more code points than code units: short text need not be counted.
  const limit = feedbackLimits[field]
  if (text.length > limit && [...text].length > limit) return `${field}TooLong`
  return field === 'email' && !emailRule.test(text) ? 'emailInvalid' : undefined
}

/** Checks a form or a body. The value is trimmed; the errors are translation keys, one a field. */
export function validateFeedback(
  input: unknown,
): { ok: true; value: Feedback } | { ok: false; errors: FeedbackErrors } {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const errors: FeedbackErrors = {}
  const value: Feedback = { name: '', mobile: '', subject: '', email: '', feedback: '' }
  for (const field of feedbackFields) {
    const error = feedbackError(field, given[field])
    if (error) errors[field] = error
    else value[field] = cleanFeedbackText(field, given[field])
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

/** The note to the desk that follows a feedback (contract.md). */
export const feedbackNotification = (name: string) =>
  ({
    heading: 'Feedback Submitted',
    description: `A new feedback was submitted by ${name}`,
    role: 'Admin',
    readed: 0,
  }) as const
