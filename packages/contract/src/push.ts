import { z } from 'zod'
import { languages } from './language.ts'

/** At most so many wards for one device. */
const mostWards = 20

const encoded = (bytes: number, meaning: string) =>
  z
    .string()
    .length(Math.ceil((bytes * 4) / 3))
    .regex(/^[A-Za-z0-9_-]+$/)
    .describe(`${meaning} ${bytes} bytes in base64url.`)

const endpoint = z
  .string()
  .max(1000)
  .regex(/^https?:\/\/[\x21-\x7e]+$/)
  .describe(
    'Address of the device at the push service of its browser. The server knows which services it asks.',
  )

export const pushKeyReplySchema = z
  .strictObject({ key: encoded(65, 'The public key of the council (VAPID): a point of P-256.') })
  .describe('Devices are told of alerts.')

export const pushSubscriptionRequestSchema = z
  .strictObject({
    endpoint,
    p256dh: encoded(65, 'The public key of the device: a point of P-256.'),
    auth: encoded(16, 'The secret of the device for this subscription.'),
    language: z.enum(languages).describe('In which language the device is told.'),
    wards: z
      .array(z.string().regex(/^[\p{L}\p{M}\p{N}-]{1,30}$/u))
      .max(mostWards)
      .describe('Wards of whose alerts it is told, besides danger.'),
  })
  .describe('A device that wants to be told of alerts. The same address again replaces what was said before.')

export type PushSubscriptionRequest = z.output<typeof pushSubscriptionRequestSchema>

export const pushEndRequestSchema = z
  .strictObject({ endpoint })
  .describe('A device that does not want to be told any more. Unknown addresses are answered alike.')

export const pushReplySchema = z
  .strictObject({ message: z.string().describe('A sentence for a person.') })
  .describe('It is stored, on disk.')
