import { cleanFeedbackText, type FeedbackField, feedbackError } from '@nagardwar/contract'
import { z } from 'zod'

const mostMessages = 1000

const number = z.int().positive()
const ids = z.array(number).min(1).max(mostMessages)
const typed = z.string().max(254).default('')
const rule = (field: FeedbackField) =>
  z
    .string()
    .refine((text) => feedbackError(field, text) === undefined)
    .transform((text) => cleanFeedbackText(field, text))

export const personSchema = z.object({ telephone: typed, email: typed })
export const eraseHeldSchema = z.object({ telephone: typed, email: typed, confirmed: z.literal(true) })
/** Messages by their numbers; what is held besides by the address or number that finds it now. */
export const exportSchema = z.object({
  ids: z.array(number).max(mostMessages),
  telephone: typed,
  email: typed,
  as: z.enum(['html', 'json']),
})
export const eraseSchema = z.object({ ids, confirmed: z.literal(true) })
/** How somebody is called and reached. What was written in the message stays as it was written. */
export const correctSchema = z
  .object({
    id: number,
    name: rule('name'),
    mobile: z.literal('').or(rule('mobile')),
    email: z.literal('').or(rule('email')),
  })
  .refine(({ mobile, email }) => mobile !== '' || email !== '')
export type Correction = z.output<typeof correctSchema>
