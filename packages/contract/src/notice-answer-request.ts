import { z } from 'zod'
import { languages } from './language.ts'
import { noticeAnswerLimits, stances } from './notice-answer.ts'
import { residentFilesSchema } from './resident-file.ts'

const words = (most: number, meaning: string) =>
  z
    .string()
    .max(2 * most + 1000)
    .optional()
    .describe(meaning)

export const noticeAnswerRequestSchema = z
  .object({
    link: z.string().max(300).describe('The page of the notice, such as `/notices/lake-road-trees`.'),
    language: z.enum(languages).optional().describe('In which language the form was.'),
    name: z.string().describe('Name of the sender, 120 characters.'),
    email: words(254, 'E-mail address; needed with `wantsOutcome`.'),
    ward: words(noticeAnswerLimits.ward, 'Number of the ward; this or the address is needed.'),
    address: words(noticeAnswerLimits.address, 'Address.'),
    stance: z
      .enum(stances)
      .or(z.literal(''))
      .optional()
      .describe('What it is; needed where the notice has no questions.'),
    text: words(5000, 'The text.'),
    replies: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('By the number of a question the number of a choice, a list of them, or words.'),
    wantsOutcome: z.boolean().optional().describe('Whether its sender is told the outcome by mail.'),
    files: residentFilesSchema.optional().describe('The tokens of its files, as `/resident-file` gave them.'),
    notice: z.string().optional().describe('Version of the notice about personal data that was shown.'),
    website: z.string().optional().describe('What was in the field that people do not see: empty.'),
    seconds: z
      .union([z.number(), z.string()])
      .optional()
      .describe('For how long the form was open, in seconds.'),
  })
  .describe('An answer to a public notice.')
