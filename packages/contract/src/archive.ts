import { z } from 'zod'

const inBothLanguages = (meaning: string) =>
  z
    .strictObject({
      en: z.string().describe('In English; empty where it is not written.'),
      mr: z.string().describe('In Marathi; empty where it is not written.'),
    })
    .describe(meaning)

const dayOrNone = (meaning: string) =>
  z.iso.date().nullable().describe(`${meaning}; null where it is not known.`)

const documentSchema = z
  .strictObject({
    kind: z
      .enum(['document', 'corrigendum', 'result', 'cancellation'])
      .describe('What it is: the notice itself, or what happened to it.'),
    day: dayOrNone('Its day'),
    text: inBothLanguages('What was changed or decided; empty of the notice itself.'),
    file: inBothLanguages('The path of the PDF below the API root, in each language that has one.'),
  })
  .describe('A document, or an event of its history.')

const recordSchema = z
  .strictObject({
    id: z.int().describe('Its number, as it had it in its list.'),
    kind: z
      .enum(['tender', 'recruitment', 'auction', 'press-release'])
      .describe('What it was: a record of the list `/tenders` without a kind is a press release.'),
    title: inBothLanguages('Its title.'),
    number: z.string().describe('Its number at the council; may be empty.'),
    published: dayOrNone('The day of its publication, in India'),
    closes: z.iso
      .datetime()
      .nullable()
      .describe('The last day and time for bids or applications; null where there was none.'),
    until: z.iso.date().describe('The last day on which it was in its list, in India.'),
    documents: z.array(documentSchema).describe('Its documents and its history, in their order.'),
  })
  .describe('A notice whose time is over.')

export const archiveSchema = z
  .strictObject({ records: z.array(recordSchema).describe('The notices, the last ended first.') })
  .describe('Press releases, tenders, recruitment and auctions whose last day in their list has passed.')

export type Archive = z.output<typeof archiveSchema>
