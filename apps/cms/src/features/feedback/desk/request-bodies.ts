import { cleanAddition } from '@nagardwar/contract'
import { z } from 'zod'

/** Made by the form, once for each text: the same text sent twice is stored once. */
const once = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)
const number = z.int().positive()

/** In characters. */
export const longestAnswer = 10_000

/** A text of staff, of as many characters at most. */
export const writtenText = (most: number) =>
  z
    .string()
    .max(2 * most)
    .transform(cleanAddition)
    .pipe(z.string().min(1).max(most))

/** What staff do about a feedback. Who does it, and when, the desk notes itself. */
export const inboxRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read') }),
  z.object({ action: z.literal('assign'), assignee: number.nullable() }),
  z.object({ action: z.literal('note'), text: writtenText(5000), once }),
  z.object({
    action: z.literal('answer'),
    text: writtenText(longestAnswer),
    once,
    language: z.enum(['en', 'mr']),
  }),
  z.object({ action: z.literal('mailAgain'), mail: number }),
  z.object({ action: z.literal('propose') }),
])
export type InboxRequest = z.output<typeof inboxRequest>
