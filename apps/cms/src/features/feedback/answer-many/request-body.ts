import { z } from 'zod'
import { longestAnswer, writtenText } from '../desk/request-bodies.ts'

/** As many as a page of the inbox has rows. */
const mostChosen = 30

/** One answer to many messages: in one language or both, to those that are chosen or to all. */
export const answerToMany = z
  .object({
    en: writtenText(longestAnswer).optional(),
    mr: writtenText(longestAnswer).optional(),
    chosen: z.array(z.int().positive()).min(1).max(mostChosen).optional(),
  })
  .refine(({ en, mr }) => en !== undefined || mr !== undefined)
export type AnswerToMany = z.output<typeof answerToMany>

/** What one request did: it is sent again while some are left. */
export type Given = { given: number; left: number }
