import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'

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
 * The secret in a private link. It is made from the desk's own secret, so that a mail can name it although it is stored
 * nowhere. Each purpose has secrets of its own.
 */
export function linkSecret(purpose: string, of: string, { config }: Pick<Payload, 'config'>): string {
  const key = Buffer.from(hkdfSync('sha256', config.secret, '', purpose, 32))
  return base32(createHmac('sha256', key).update(of).digest())
}

/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
