import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { databaseNamed, newName } from '../prepared/database.ts'

const server = process.env.TEST_POSTGRES_URL
const kept = (ending: string): Buffer =>
  brotliDecompressSync(readFileSync(path.join(import.meta.dirname, `council-of-fb883969.${ending}.br`)))

export type Row = Record<string, unknown>

/** Asks a database that no desk has open. */
export async function ask(url: string, statement: string): Promise<Row[]> {
  if (url.startsWith('file:')) {
    const database = new DatabaseSync(url.replace('file:', ''))
    const rows = database.prepare(statement).all()
    database.close()
    return rows
  }
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows ?? []
}

/** A council of 0.1.0 that went on to commit fb883969 (make-old-council.ts.txt): its address. */
export async function oldCouncil(folder: string): Promise<string> {
  if (!server) {
    const file = path.join(folder, 'cms.db')
    writeFileSync(file, kept('db'))
    return `file:${file}`
  }
  const name = newName()
  await ask(server, `CREATE DATABASE ${name}`)
  await ask(databaseNamed(name, server), String(kept('sql')))
  return databaseNamed(name, server)
}

/** An empty database, without a table. */
export async function emptyDatabase(folder: string): Promise<string> {
  if (!server) return `file:${path.join(folder, 'cms.db')}`
  const name = newName()
  await ask(server, `CREATE DATABASE ${name}`)
  return databaseNamed(name, server)
}

const inFile = {
  tables: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  schema: `SELECT m.name || '.' || c.name || ' ' || c.type || ' ' || coalesce(c.dflt_value, '') AS part
    FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'
    UNION SELECT m.name || ' on ' || m.tbl_name FROM sqlite_master m WHERE m.type = 'index' ORDER BY 1`,
}
const onServer = {
  tables: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  schema: `SELECT table_name || '.' || column_name || ' ' || udt_name || ' ' || coalesce(column_default, '') AS part
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION SELECT typname || ' ' || string_agg(enumlabel, ',' ORDER BY enumlabel) FROM pg_enum
      JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname ORDER BY 1`,
}
const statements = server ? onServer : inFile

/** Columns with their types and defaults, indexes and, on PostgreSQL, constraints and kinds. */
export const schemaOf = async (url: string): Promise<string[]> =>
  (await ask(url, statements.schema)).map(({ part }) => String(part))

/** Every row of every table. */
export async function contentOf(url: string): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const { name } of await ask(url, statements.tables))
    found.set(String(name), await ask(url, `SELECT * FROM "${name}"`))
  return found
}
