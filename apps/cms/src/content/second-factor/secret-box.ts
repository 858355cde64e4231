import { createCipheriv, createDecipheriv, createHmac, hkdfSync, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'

const keyFor = (use: string, { config }: Payload): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secret, '', `second factor: ${use}`, 32))

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Encrypts a secret for one account: in the row of another one it cannot be read. */
export function sealed(secret: string, account: number, payload: Payload): string {
  const iv = randomBytes(ivBytes)
  const box = createCipheriv(cipher, keyFor('secret', payload), iv).setAAD(Buffer.from(String(account)))
  const closed = Buffer.concat([box.update(secret, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), closed]).toString('base64url')
}

/** Throws if PAYLOAD_SECRET is another one than when the secret was stored. */
export function opened(stored: string, account: number, payload: Payload): string {
  const bytes = Buffer.from(stored, 'base64url')
  const box = createDecipheriv(cipher, keyFor('secret', payload), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(account)))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([box.update(bytes.subarray(ivBytes + tagBytes)), box.final()]).toString('utf8')
}

/** Without PAYLOAD_SECRET nobody can try recovery codes on a copy of the database. */
export const keyedHashOf = (code: string, account: number, payload: Payload): string =>
  createHmac('sha256', keyFor('recovery codes', payload)).update(`${account} ${code}`).digest('hex')

/** As Payload's of passwords. */
const rounds = 600_000
const stretch = promisify(pbkdf2)

export const newSalt = (): string => randomBytes(16).toString('hex')

/** The salt and the hash of a keyed hash: with PAYLOAD_SECRET too, each try on a copy takes time. */
export async function stretched(keyedHash: string, salt: string): Promise<string> {
  const hash = await stretch(keyedHash, Buffer.from(salt, 'hex'), rounds, 32, 'sha256')
  return `${salt}.${hash.toString('hex')}`
}

/** A recovery code as it is stored. */
export const hashOf = (code: string, account: number, salt: string, payload: Payload): Promise<string> =>
  stretched(keyedHashOf(code, account, payload), salt)
