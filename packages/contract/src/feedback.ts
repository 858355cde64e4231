import { type FeedbackField, feedbackFields, feedbackLimits } from './feedback-limits.ts'
import type { NoticeVersion } from './feedback-notice.ts'
import { inOneLine } from './one-line.ts'
import { isTooLongToRead } from './raw-length.ts'
import { wellFormed } from './well-formed.ts'

/** What a visitor sends with the contact form; only the council's staff read it. */
export type Feedback = { name: string; mobile: string; subject: string; email: string; feedback: string }
/**
 * A checked feedback as it is sent, with the version of the notice that its sender was shown. Our forms say besides
 * what was in the field that people do not see (`website`), and for how many seconds the form was open.
 */
export type SentFeedback = Feedback & {
  notice?: NoticeVersion | undefined
  website?: string
  seconds?: number
}
/** Whether the council asks for mobile number and e-mail address, or one of them is enough. */
export type FeedbackContact = 'both' | 'either'
/** Why a message looks as if a program had sent it. */
export type FeedbackDoubt = 'trap' | 'quick' | 'no-form'

/** The largest body of a request, in bytes (contract.md). */
export const bodyLimit = 64 * 1024

/**
 * Translation keys of the errors. The first six come from spec.md, section 5; the others are the limits of
 * contract.md.
 */
export type FeedbackError =
  | `${FeedbackField}Required`
  | 'contactRequired'
  | 'emailInvalid'
  | `${FeedbackField}TooLong`
export type FieldErrors = Partial<Record<string, string>>
export type FeedbackErrors = Partial<Record<FeedbackField, FeedbackError>>

// Text without spaces or @, then @, then a domain with a dot and at least two letters at the end. Devanagari letters
// may have combining marks.
const emailRule = /^[^\s@]+@[^\s@]+\.(?:\p{L}\p{M}*){2,}$/u
const nothingToSee = /^[\s\p{Cf}]*$/u
// Databases refuse NUL, and a message needs no control characters except line breaks and tabs.
const controls = /[^\P{Cc}\n\r\t]/gu

/** The text as it is stored: trimmed, without control characters. Other values, and what is too long to read, count as empty. */
export function cleanFeedbackText(field: FeedbackField, value: unknown): string {
  if (typeof value !== 'string' || isTooLongToRead(value, feedbackLimits[field])) return ''
  const text = wellFormed(value).replace(controls, '')
  return (field === 'feedback' ? text : inOneLine(text)).trim()
}

/** The error of one field, if any. The Zod schema of `/contact-us` and the form both use it. */
export function feedbackError(field: FeedbackField, value: unknown): FeedbackError | undefined {
  if (typeof value === 'string' && isTooLongToRead(value, feedbackLimits[field])) return `${field}TooLong`
  const text = cleanFeedbackText(field, value)
  if (nothingToSee.test(text)) return `${field}Required`
  // There are never more code points than code units, so short text need not be counted.
  const limit = feedbackLimits[field]
  if (text.length > limit && [...text].length > limit) return `${field}TooLong`
  return field === 'email' && !emailRule.test(text) ? 'emailInvalid' : undefined
}

/** Where one of the two is enough, the other may be empty; without both, the first one is asked for. */
function eitherIsEnough(errors: FeedbackErrors): void {
  const hasNoEmail = errors.email === 'emailRequired'
  if (errors.mobile === 'mobileRequired')
    if (hasNoEmail) errors.mobile = 'contactRequired'
    else delete errors.mobile
  if (hasNoEmail) delete errors.email
}

/** The shortest time, in seconds, in which a person can fill in the form. */
export const quickestSeconds = 3

/**
 * What a body says of the form that sent it (`website` and `seconds` of `SentFeedback`). A client that sends the five
 * fields alone is no form of ours.
 */
export function feedbackDoubt(input: unknown): FeedbackDoubt | undefined {
  const { website, seconds } = (input ?? {}) as { website?: unknown; seconds?: unknown }
  if (typeof website === 'string' && website !== '') return 'trap'
  if (website === undefined || seconds === undefined || seconds === '') return 'no-form'
  return Number(seconds) >= quickestSeconds ? undefined : 'quick'
}

/** Checks a form or a body. The value is trimmed; errors are translation keys, one per field. */
export function validateFeedback(
  input: unknown,
  contact: FeedbackContact = 'both',
): { ok: true; value: Feedback } | { ok: false; errors: FeedbackErrors } {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const errors: FeedbackErrors = {}
  const value: Feedback = { name: '', mobile: '', subject: '', email: '', feedback: '' }
  for (const field of feedbackFields) {
    const error = feedbackError(field, given[field])
    if (error) errors[field] = error
    else value[field] = cleanFeedbackText(field, given[field])
  }
  if (contact === 'either') eitherIsEnough(errors)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

/** The notification to the desk after a feedback (contract.md). */
export const feedbackNotification = (name: string) =>
  ({
    heading: 'Feedback Submitted',
    description: `A new feedback was submitted by ${name}`,
    role: 'Admin',
    readed: 0,
  }) as const
