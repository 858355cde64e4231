import { z } from 'zod'

const inBothLanguages = (meaning: string) =>
  z
    .strictObject({ en: z.string().describe('In English.'), mr: z.string().describe('In Marathi.') })
    .describe(meaning)

const dayOrNone = (meaning: string) =>
  z.iso.date().nullable().describe(`${meaning}; null where there is none.`)

const obligationStates = ['met', 'due', 'late', 'missing', 'unanswered', 'not-applicable'] as const

const lineSchema = z
  .strictObject({
    key: z.string().describe('Its name, which never changes.'),
    title: inBothLanguages('What must be public.'),
    clause: inBothLanguages('Where the law says so.'),
    state: z.enum(obligationStates).describe('How far it is met.'),
    asOf: dayOrNone('The day of what is public'),
    due: dayOrNone('Until when it must be there or be brought up to date'),
    since: dayOrNone('Since when it is late'),
    lacking: z
      .strictObject({ count: z.int().describe('How many.'), of: z.int().describe('Of how many.') })
      .nullable()
      .describe('How many of how many do not meet it; null where that is not counted.'),
    page: z.string().nullable().describe('The page of the site where it is, without language.'),
    owner: inBothLanguages('The department that looks after it.').nullable(),
    reason: inBothLanguages('Why it does not apply.').nullable(),
  })
  .describe('Something that the law wants public.')

export const transparencySchema = z
  .strictObject({
    at: z.iso.datetime().describe('When this was computed, as ISO 8601.'),
    laws: z
      .array(
        z
          .strictObject({
            key: z.string().describe('Its name.'),
            title: inBothLanguages('The law or guideline.'),
            asks: inBothLanguages('What it asks for, in a sentence.'),
            source: z.url().describe('Where it can be read.'),
            lines: z.array(lineSchema).describe('What it wants public.'),
          })
          .describe('A law.'),
      )
      .describe('The laws, each with what it wants public.'),
  })
  .describe('What the council must publish, and how far it does, computed from its public content.')

export type Transparency = z.output<typeof transparencySchema>
