import { z } from 'zod'
import { contactRequestSchema } from './calls.ts'
import {
  cleanFeedbackText,
  type Feedback,
  type FeedbackErrors,
  type FeedbackField,
  feedbackError,
  feedbackFields,
  feedbackLimits,
} from './feedback.ts'

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

const optional = (field: FeedbackField, meaning: string) =>
  z
    .string()
    .optional()
    .meta({ description: `${meaning} Trimmed; may be empty.`, maxLength: feedbackLimits[field] })

export const misconductRequestSchema = contactRequestSchema
  .extend({
    name: optional('name', 'The name of whoever reports it.'),
    mobile: optional('mobile', 'A telephone number.'),
    email: optional('email', 'An e-mail address.'),
  })
  .describe('A report of discrimination or misconduct of staff. One named officer alone reads it.')

export const misconductOfficerSchema = z
  .strictObject({
    title: z
      .strictObject({ en: z.string().describe('In English.'), mr: z.string().describe('In Marathi.') })
      .describe('How the officer is called; one of the languages may be empty.'),
  })
  .describe('Who alone reads reports of discrimination or misconduct.')

export type MisconductOfficer = z.output<typeof misconductOfficerSchema>
