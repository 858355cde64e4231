import { z } from 'zod'
import { pagePathSchema } from './page-path.ts'

/** At most so many rows of each kind in one batch: it stays below the limit of a body. */
export const mostCounts = 150

/** Words as they are counted: letters, signs and numbers, without quotes; never long numbers (decision 0023). */
const askedWordsSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{M}\p{N}\p{Join_Control}.,/&+ -]+$/u)
  .refine((words) => !/\p{Nd}{4}/u.test(words))

const count = (meaning: string) => z.int().min(0).max(1_000_000).describe(meaning)

export const readerCountsRequestSchema = z
  .strictObject({
    id: z.uuid().describe('The same when a batch is sent again: it counts once.'),
    day: z.iso.date().describe('The day in India on which this was counted.'),
    visits: z
      .array(
        z
          .strictObject({
            page: pagePathSchema.describe('Path of the page, with its language: `/mr/roads`.'),
            count: count('How often it was opened.'),
          })
          .describe('A page.'),
      )
      .max(mostCounts)
      .describe('Pages that were opened.'),
    words: z
      .array(
        z
          .strictObject({
            words: askedWordsSchema.describe('The words, in lower case.'),
            count: count('How many more have asked for them in this week.'),
            fruitless: count('How many of them found nothing.'),
            clicked: count('How many more have opened a result.'),
          })
          .describe('Words that at least three asked for in one week.'),
      )
      .max(mostCounts)
      .describe('What was searched for.'),
  })
  .describe('What the site has counted since its last batch: totals, nothing about a reader.')

export type ReaderCounts = z.output<typeof readerCountsRequestSchema>

export const readerCountsReplySchema = z
  .strictObject({ message: z.string().describe('A sentence for a person.') })
  .describe('The batch is counted, on disk.')
