import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'

// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const drawn = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
const newPassword = (): string => Array.from({ length: 4 }, () => drawn(5)).join('-')

/**
 * Opens an account that wrong passwords have locked, and gives it a new password where that is asked for. Returns that
 * password, or nothing; throws where there is no such account.
 */
export async function unlockAccount(
  payload: Payload,
  email: string,
  { withNewPassword }: { withNewPassword: boolean },
): Promise<string | undefined> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const account = await payload.db.findOne<{ id: number }>({ collection: 'users', where })
  if (!account) throw new Error(`There is no account ${email}`)
  const data = { loginAttempts: 0, lockUntil: null }
  await payload.db.updateOne({ collection: 'users', id: account.id, data })
  if (!withNewPassword) return undefined
  const password = newPassword()
  await payload.update({ collection: 'users', id: account.id, data: { password } })
  return password
}
