import { z } from 'zod'
import { additionError, cleanAddition } from './feedback-addition.ts'

export const feedbackSecretSchema = z
  .string()
  .regex(/^[a-z2-7]{26}$/)
  .describe('The secret of a feedback’s link: 130 bits as base32.')

const time = (meaning: string) => z.iso.datetime().describe(`${meaning}, as ISO 8601.`)
const timeOrNone = (meaning: string) => time(meaning).nullable()

const feedbackStates = ['received', 'with-department', 'answered', 'closed'] as const

export const feedbackStatusRequestSchema = z
  .object({ secret: feedbackSecretSchema })
  .describe('The link of a feedback.')

export const feedbackAdditionRequestSchema = z
  .object({
    secret: feedbackSecretSchema,
    text: z
      .string({ error: 'additionRequired' })
      .superRefine((value, context) => {
        const error = additionError(value)
        if (error) context.addIssue({ code: 'custom', message: error })
      })
      .transform(cleanAddition)
      .meta({ description: 'What its sender adds. Trimmed.', minLength: 1, maxLength: 2000 }),
  })
  .describe('What the sender of a feedback adds to it.')

const answer = z
  .strictObject({
    text: z.string().describe('The answer.'),
    language: z.enum(['en', 'mr']).describe('Its language.'),
    at: time('When it was given'),
  })
  .describe('An answer of the council.')

export const feedbackStatusSchema = z
  .strictObject({
    reference: z.string().describe('Its reference, to quote to the council.'),
    subject: z.string().describe('What it is about, as its sender wrote it.'),
    reportKind: z
      .strictObject({ en: z.string(), mr: z.string() })
      .describe(
        'The kind of a reported problem, with which its subject begins in the language of its sender; left out of any other message. One of the languages may be empty.',
      )
      .optional(),
    state: z.enum(feedbackStates).describe('How far it is.'),
    receivedAt: time('When it came'),
    takenUpAt: timeOrNone('When it was taken up'),
    answeredAt: timeOrNone('When it was last answered'),
    closedAt: timeOrNone('When it was closed'),
    department: z
      .strictObject({ en: z.string(), mr: z.string() })
      .nullable()
      .describe('The department that has it; one of the languages may be empty.'),
    answers: z.array(answer).describe('All answers, the oldest first.'),
    addition: z
      .strictObject({ text: z.string().describe('The text.'), at: time('When it came') })
      .nullable()
      .describe('What its sender added.'),
    answerBy: timeOrNone(
      'By when this one is to be answered, null where its kind promises no day; left out where the council promises the same for all messages',
    ).optional(),
    erasedOn: time(
      'When it is erased, of its kind and as the council has it now; left out by older servers',
    ).optional(),
    mayAdd: z.boolean().describe('Whether something may be added now.'),
  })
  .describe('What became of a feedback. Neither the message nor who sent it is in it.')

export type FeedbackStatus = z.output<typeof feedbackStatusSchema>
