import type { Payload } from 'payload'
import type { TestCouncil } from '../council.ts'

/** Empties the council of a test, as if it had never been filled. */
export async function emptyCouncil(payload: Payload, { files }: TestCouncil): Promise<void> {
  const { runSql } = await import('../../src/platform/database/sql.ts')
  const isPostgres = payload.db.name === 'postgres'
  const tables = isPostgres
    ? await runSql(payload, "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
    : await runSql(
        payload,
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      )
  const names = tables.map(({ name }) => String(name)).filter((name) => name !== 'payload_migrations')
  if (isPostgres)
    await runSql(payload, `TRUNCATE ${names.map((name) => `"${name}"`).join(', ')} RESTART IDENTITY CASCADE`)
  else {
    await runSql(payload, 'PRAGMA foreign_keys = OFF')
    for (const name of names) await runSql(payload, `DELETE FROM "${name}"`)
    await runSql(payload, 'PRAGMA foreign_keys = ON')
  }
  await files.clear()
}
