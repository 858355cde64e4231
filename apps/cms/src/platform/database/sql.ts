import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'

type Row = Readonly<Record<string, number | string>>

/** What Payload's adapters for SQLite and PostgreSQL have in common and their types do not declare. */
type SqlDatabase = {
  drizzle: unknown
  sessions?: Record<string, { db: unknown } | undefined>
  execute(statement: { drizzle: unknown; raw?: string; sql?: SQL; db?: unknown }): Promise<{ rows: Row[] }>
}

/**
 * Runs one statement in the database itself. It returns after the commit, which is on disk. With a request that has a
 * transaction of Payload's, the statement is part of it. What somebody has typed is never part of a text: such a statement
 * is made with Drizzle's `sql`, which binds its values.
 */
export async function runSql(
  payload: Payload,
  statement: string | SQL,
  req?: Pick<Partial<PayloadRequest>, 'transactionID'>,
): Promise<Row[]> {
  const database = payload.db as unknown as SqlDatabase
  const transaction = await req?.transactionID
  const db = transaction === undefined ? undefined : database.sessions?.[String(transaction)]?.db
  const said = typeof statement === 'string' ? { raw: statement } : { sql: statement }
  const { rows } = await database.execute({ drizzle: database.drizzle, ...said, ...(db ? { db } : {}) })
  return rows
}
