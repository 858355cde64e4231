import { z } from 'zod'
import { cleanFeedbackText, feedbackError } from './feedback.ts'
import { type FeedbackField, feedbackLimits } from './feedback-limits.ts'
import { feedbackSecretSchema } from './feedback-status.ts'
import { pagePathSchema } from './page-path.ts'
import { rawLength } from './raw-length.ts'

export const visitorCountSchema = z
  .strictObject({
    count: z.int().nonnegative().describe('Visits so far: one for each browser session.'),
  })
  .describe('The visitor counter.')

function feedbackText(field: FeedbackField, meaning: string) {
  return z
    .string({ error: `${field}Required` })
    .superRefine((value, context) => {
      const error = feedbackError(field, value)
      if (error) context.addIssue({ code: 'custom', message: error })
    })
    .transform((value) => cleanFeedbackText(field, value))
    .meta({ description: `${meaning} Trimmed.`, minLength: 1, maxLength: feedbackLimits[field] })
}

/** The messages of its issues are translation keys, one for each field: `nameRequired`, `emailInvalid`, `nameTooLong`. */
export const contactRequestSchema = z
  .object({
    name: feedbackText('name', "The visitor's name."),
    mobile: feedbackText(
      'mobile',
      "The visitor's mobile number, as written. May be empty where the settings say `feedback_contact` `either` and an e-mail address is given.",
    ),
    subject: feedbackText('subject', 'What the message is about.'),
    email: feedbackText(
      'email',
      "The visitor's e-mail address. May be empty where the settings say `feedback_contact` `either` and a mobile number is given.",
    ),
    feedback: feedbackText('feedback', 'The message.'),
    notice: z
      .string()
      .optional()
      .describe(
        'Version of the notice about personal data that its sender was shown. Ours; an unknown one is not stored, and an older server ignores it.',
      ),
    website: z
      .string()
      .optional()
      .describe(
        'What was in the field of the form that people do not see: empty. Ours; a message with something in it is stored, marked for staff.',
      ),
    seconds: z
      .union([z.number(), z.string()])
      .optional()
      .describe(
        'For how long the form was open, in seconds. Ours; a message after less than three is stored, marked for staff, and so is one without.',
      ),
  })
  .describe('A message to the council.')

/** The optional `Idempotency-Key` header: the same key sent twice stores once. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .describe('A key of the sender, such as a UUID: the same key twice stores once and is answered alike.')

export const contactReplySchema = z
  .strictObject({
    message: z.string().describe('A sentence for a person.'),
    contactId: z.string().min(1).describe('Reference of the stored feedback, to quote to the council.'),
    secret: feedbackSecretSchema
      .optional()
      .describe(
        'Opens `/feedback/<secret>` of the site, where its sender sees what became of it. Ours; an older server sends none.',
      ),
  })
  .describe('The feedback is stored on disk.')

const notificationFields = {
  heading: z
    .string()
    .max(rawLength(200))
    .trim()
    .min(1)
    .max(200)
    .describe('Heading, such as `Feedback Submitted`.'),
  description: z
    .string()
    .max(rawLength(500))
    .trim()
    .min(1)
    .max(500)
    .describe('What happened, in a sentence.'),
  role: z.literal('Admin').describe('Who should read it: always `Admin`.'),
}

export const notificationRequestSchema = z
  .object({ ...notificationFields, readed: z.literal(0).describe('0: not read yet.') })
  .describe("A note to the council's staff.")

export const notificationReplySchema = z
  .strictObject({
    id: z.int().nonnegative().describe('Number of the note.'),
    ...notificationFields,
    readed: z.union([z.literal(0), z.literal(1)]).describe('Whether staff have read it: 0 or 1.'),
  })
  .describe('The stored note.')

export const usefulRequestSchema = z
  .object({
    page: pagePathSchema.describe('Path of the page that was judged, with its language: `/mr/roads`.'),
    useful: z.boolean().describe('Whether it helped.'),
  })
  .describe('What a reader thinks of a page. Nothing about the reader is asked or kept.')

export const usefulReplySchema = z
  .strictObject({ message: z.string().describe('A sentence for a person.') })
  .describe('The answer is counted, on disk.')

export const errorSchema = z
  .strictObject({
    message: z.string().min(1).describe('What went wrong, in a sentence for a person.'),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe('For each refused field a translation key, such as `"email": "emailInvalid"`.'),
  })
  .describe('An error.')

export const openApiSchema = z
  .looseObject({ openapi: z.string().describe('Version of the OpenAPI specification, 3.1.') })
  .describe('This contract as an OpenAPI document.')
