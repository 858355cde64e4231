import type { Payload } from 'payload'

type Row = Readonly<Record<string, number | string>>

/** What Payload's adapters for SQLite and PostgreSQL have in common; its own types know neither. */
type SqlDatabase = {
  drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<{ rows: Row[] }>
}

/** One statement, for what must be added up in the database itself. It returns when it is committed, and a commit is on disk. */
export async function runSql(payload: Payload, raw: string): Promise<Row[]> {
  const database = payload.db as unknown as SqlDatabase
  const { rows } = await database.execute({ drizzle: database.drizzle, raw })
  return rows
}
