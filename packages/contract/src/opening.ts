import { z } from 'zod'

const inBothLanguages = z
  .strictObject({
    en: z.string().max(500).describe('In English; may be empty.'),
    mr: z.string().max(500).describe('In Marathi; may be empty.'),
  })
  .describe('A sentence of the council to its residents.')

export const openingSchema = z
  .strictObject({
    state: z.enum(['open', 'closed']).describe('Whether residents see the website now.'),
    opensAt: z.iso
      .datetime()
      .nullable()
      .describe('When a closed website opens, as ISO 8601; null where no time was set.'),
    takesFeedback: z
      .boolean()
      .describe('Whether a closed website takes messages: it does when it was open before.'),
    sentence: inBothLanguages.describe(
      'Why it is closed, in the words of the council; empty where none were given.',
    ),
  })
  .describe('Whether the website is open to residents.')

export type Opening = z.output<typeof openingSchema>

/** What a link can allow: `site` shows the website while it is closed, `draft-…` one thing that is not public yet. */
const linkPurpose = /^(?:site|draft-[a-z0-9-]{1,80})$/
export type LinkPurpose = 'site' | `draft-${string}`

/** What a token says that it is for. Only the desk knows whether it is true. */
export function purposeOf(token: string): LinkPurpose | undefined {
  const said = token.split('.')[0] ?? ''
  return linkPurpose.test(said) ? (said as LinkPurpose) : undefined
}

/** In this header the site shows the desk the token of who looks at drafts; the value is `Preview` and the token. */
export const previewScheme = 'Preview '

export const signedLinkRequestSchema = z
  .object({
    purpose: z
      .string()
      .regex(linkPurpose)
      .describe(
        'What the link must allow: `site`, to see the website while it is closed, or `draft-…`, to see a draft.',
      ),
    token: z
      .string()
      .regex(/^[A-Za-z0-9._-]{20,300}$/)
      .describe('The token that the link carries.'),
  })
  .describe('A link that somebody holds.')

export const signedLinkReplySchema = z
  .strictObject({ until: z.iso.datetime().describe('When the link ends, as ISO 8601.') })
  .describe('The link is of this desk and has not ended.')
