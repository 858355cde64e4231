import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'
import { addresses, prefixOf } from '../../platform/addresses.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const length = 26

/** Lower case, because the site's addresses are. 26 characters of base32 are 130 bits. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from(
    { length },
    (_, place) => alphabet[Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)],
  ).join('')
}

/**
 * The secret in the link of a feedback. It is made from the desk's own secret, so that a form that is sent again gets
 * the same link, and so that the mail with the answer can name it, although it is stored nowhere.
 */
export function secretOf(reference: string, { config }: Payload): string {
  const key = Buffer.from(hkdfSync('sha256', config.secret, '', 'links of feedback', 32))
  return base32(createHmac('sha256', key).update(reference).digest())
}

/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The secret, while it still opens the link that was promised: another secret of the desk makes other links. */
export function secretFor(
  { reference, linkHash }: { reference: string; linkHash?: string | null | undefined },
  payload: Payload,
): string | undefined {
  const secret = secretOf(reference, payload)
  return linkHash === hashOf(secret) ? secret : undefined
}

/** The address on the site of what a secret opens. */
export const linkTo = (secret: string, language: 'en' | 'mr', payload: Payload): string =>
  `${addresses.of(payload).site}${prefixOf(language, payload)}/feedback/${secret}`
