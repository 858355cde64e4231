import { createHash } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { readRecord } from './records.ts'
import { runSql } from './sql.ts'

/** The stamp is another one after each change of the password. */
export type KnownAccount = { id: number; stamp: string }

type Row = { id: number; salt?: string | null }

/** Accounts as the browsers know them in which they were opened. */
export const knownAccounts = (payload: () => Promise<Payload>) => ({
  /** The account with an e-mail address in small letters; undefined if there is none. */
  async find(email: string): Promise<KnownAccount | undefined> {
    if (email === '') return undefined
    const where: Where = { email: { equals: email } }
    const row = await readRecord<Row>(await payload(), { collection: 'users', where, select: { salt: true } })
    if (!row?.salt) return undefined
    return { id: row.id, stamp: createHash('sha256').update(row.salt).digest('base64url') }
  },
  /** Takes off the lock of wrong passwords. */
  async unlock({ id }: KnownAccount): Promise<void> {
    await runSql(
      await payload(),
      `UPDATE users SET login_attempts = 0, lock_until = NULL WHERE id = ${Number(id)} AND lock_until IS NOT NULL`,
    )
  },
})

export type KnownAccounts = ReturnType<typeof knownAccounts>
