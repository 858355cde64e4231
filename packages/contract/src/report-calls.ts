import { z } from 'zod'
import { contactReplySchema } from './calls.ts'
import { languages } from './language.ts'
import { reportLimits } from './report-limits.ts'
import { residentFilesSchema } from './resident-file.ts'

const number = (meaning: string) => z.int().positive().describe(meaning)
const line = (meaning: string, maxLength: number) =>
  z
    .string()
    .optional()
    .meta({ description: `${meaning} May be empty. Trimmed.`, maxLength })
const degrees = (meaning: string) =>
  z
    .number()
    .nullable()
    .optional()
    .describe(
      `${meaning} in decimal degrees (WGS 84), in India and at most 30 km from the council’s building; or null.`,
    )

const language = z
  .enum(languages)
  .optional()
  .describe('In which language it was written, and is answered; Marathi without it.')

const website = z
  .string()
  .optional()
  .describe('What was in the field of the form that people do not see: empty.')

export const reportRequestSchema = z
  .object({
    kind: number('Number of the kind, as in the list of kinds of problems.'),
    ward: number('Number of the ward, as in the list of wards; null where it is not known.')
      .nullable()
      .optional(),
    place: line(
      'The place in words, such as a street and a landmark. Needed without a position.',
      reportLimits.place,
    ),
    latitude: degrees('Latitude'),
    longitude: degrees('Longitude'),
    text: line('What is wrong.', reportLimits.text),
    name: line('Name of its sender.', reportLimits.name),
    mobile: line('Mobile number of its sender.', reportLimits.mobile),
    email: line('Who wants to be told gives an e-mail address.', reportLimits.email),
    photographs: residentFilesSchema.optional().describe('Tokens of its photographs.'),
    notice: z
      .string()
      .optional()
      .describe('Version of the notice about personal data that its sender was shown.'),
    website,
    seconds: z
      .union([z.number(), z.string()])
      .optional()
      .describe('For how long the form was open, in seconds.'),
    language,
  })
  .describe('A problem that a resident reports.')

export const reportReplySchema = contactReplySchema
  .extend({
    dueOn: z.iso
      .date()
      .nullable()
      .describe('The day by which the charter promises that it is done, in India; null without a promise.'),
  })
  .describe('The report is stored on disk.')

export const reportFollowRequestSchema = z
  .object({
    report: number('Number of the report, as in the list of reports.'),
    email: line('Is told once when it is done.', reportLimits.email),
    website,
    language,
  })
  .describe('It concerns somebody else too. The same client is counted once for each report.')

export const reportFollowReplySchema = z
  .strictObject({
    message: z.string().describe('A sentence for a person.'),
    followers: z.int().nonnegative().describe('How many have said so, with this one.'),
  })
  .describe('It is counted, on disk.')
