import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { noteInJournal } from '../../content/journal/entry.ts'
import { removeFactor } from '../../content/second-factor/stored-factor.ts'
import { notes } from '../../content/second-factor/words.ts'
import { changeRecord, readRecord } from '../../platform/database/records.ts'

// Letters and digits that look alike are left out.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const drawn = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
const newPassword = (): string => Array.from({ length: 4 }, () => drawn(5)).join('-')

type Account = { id: number; name: string }

async function takeSecondStep(payload: Payload, { id, name }: Account): Promise<void> {
  await removeFactor(payload, id)
  const list = { en: 'Account', mr: 'खाते' }
  const entry = { record: id, name: { en: name, mr: name }, changes: notes.takenByCommand }
  await noteInJournal({ payload }, { action: 'change', list, ...entry })
}

/**
 * Unlocks an account that was locked by wrong passwords, takes off the second step of its login and sets a new password
 * if asked to. Returns that password, or nothing. Throws if the account does not exist.
 */
export async function unlockAccount(
  payload: Payload,
  email: string,
  { withNewPassword, withoutSecondStep = false }: { withNewPassword: boolean; withoutSecondStep?: boolean },
): Promise<string | undefined> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const account = await readRecord<Account>(payload, { collection: 'users', where })
  if (!account) throw new Error(`There is no account ${email}`)
  const data = { loginAttempts: 0, lockUntil: null }
  await changeRecord(payload, { collection: 'users', id: account.id, data })
  if (withoutSecondStep) await takeSecondStep(payload, account)
  if (!withNewPassword) return undefined
  const password = newPassword()
  // The command on the server has no person; the journal says that it was there.
  const context = { isDeedOfDesk: true }
  await payload.update({ collection: 'users', id: account.id, data: { password }, context })
  return password
}
