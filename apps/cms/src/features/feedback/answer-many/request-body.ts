import { z } from 'zod'
import { longestAnswer, writtenText } from '../desk/request-bodies.ts'

/** As many as a page of the inbox has rows. */
const chosen = z.array(z.int().positive()).min(1).max(30)

/** One answer to many messages: in one language or both, to those that are chosen or to all. */
export const answerToMany = z
  .object({
    en: writtenText(longestAnswer).optional(),
    mr: writtenText(longestAnswer).optional(),
    chosen: chosen.optional(),
  })
  .refine(({ en, mr }) => en !== undefined || mr !== undefined)
export type AnswerToMany = z.output<typeof answerToMany>

/** Asks before an answer is given how many would get it. */
export const countToMany = z.object({ count: z.literal(true), chosen: chosen.optional() })
export type CountToMany = z.output<typeof countToMany>

/** How many would get an answer, and how many of these by mail too. */
export type Count = { many: number; byMail: number }

/** What one request did: it is sent again while some are left. */
export type Given = { given: number; left: number }
