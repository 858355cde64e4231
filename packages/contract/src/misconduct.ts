import { z } from 'zod'
import { contactRequestSchema } from './calls.ts'
import { type FeedbackField, feedbackLimits } from './feedback-limits.ts'

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
