import { z } from 'zod'
import { cleanFeedbackText } from './feedback.ts'
import { feedbackLimits } from './feedback-limits.ts'
import { languages } from './language.ts'
import { mailTopics } from './mail-topics.ts'
import { emailPattern } from './reader/contact-address.ts'

export const mailSecretSchema = z
  .string()
  .regex(/^[a-z2-7]{26}$/)
  .describe('The secret of the link in each mail: 130 bits as base32.')

/** The address to which mail goes: one that adds no recipient and no text to a header. Empty where it is none. */
function mailAddressIn(value: unknown): string {
  const text = cleanFeedbackText('email', value)
  return text.length <= feedbackLimits.email && emailPattern.test(text) ? text : ''
}

const topics = z
  .array(z.enum(mailTopics), { error: 'topicsRequired' })
  .min(1, 'topicsRequired')
  .max(mailTopics.length, 'topicsRequired')
  .transform((chosen) => mailTopics.filter((topic) => chosen.includes(topic)))
  .describe('What the resident wants to be told.')

const ward = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}-]{0,30}$/u)
  .describe('The ward of whose alerts it is told; empty, or one that there is not, for the whole town.')

const language = z.enum(languages).describe('The language of the mails.')

export const mailSubscriptionRequestSchema = z
  .strictObject({
    email: z
      .string({ error: 'emailInvalid' })
      .refine((text) => mailAddressIn(text) !== '', 'emailInvalid')
      .transform(mailAddressIn)
      .meta({ description: 'The address. Trimmed.', minLength: 1, maxLength: feedbackLimits.email }),
    topics,
    ward: ward.default(''),
    language,
    website: z
      .string()
      .optional()
      .describe(
        'What was in the field of the form that people do not see. With something in it nothing is stored.',
      ),
  })
  .describe('An address that wants mail. It gets one mail with a link to confirm it, at most one an hour.')

export type MailSubscriptionRequest = z.output<typeof mailSubscriptionRequestSchema>

export const mailLinkRequestSchema = z.object({ secret: mailSecretSchema }).describe('The link in a mail.')

export const mailChangeRequestSchema = z
  .strictObject({ secret: mailSecretSchema, topics, ward, language })
  .describe('What a subscription is about from now on.')

export type MailChangeRequest = z.output<typeof mailChangeRequestSchema>

/** `stopped`: mail to the address came back, so it gets none. */
const states = ['unconfirmed', 'confirmed', 'stopped'] as const

export const mailSubscriptionSchema = z
  .strictObject({
    state: z.enum(states).describe('Whether mails are sent.'),
    topics: z.array(z.enum(mailTopics)).describe('What it is about.'),
    ward,
    language,
  })
  .describe('A subscription, for whoever holds its link. The address is not in it.')

export type MailSubscription = z.output<typeof mailSubscriptionSchema>

export const mailReplySchema = z
  .strictObject({ message: z.string().describe('A sentence for a person.') })
  .describe('Taken. The answer is the same for every address, known or not.')
