import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config, Payload } from 'payload'
import { clientOf, renewWhenBusy } from './sqlite-connection.ts'

const folder = (dialect: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../migrations', dialect)

const journalSizeLimit = 67_108_864
const busyTimeout = 5000
/** A connection begins with these; the adapter says the same to the first one. */
const settings = [
  `PRAGMA busy_timeout = ${busyTimeout}`,
  `PRAGMA journal_size_limit = ${journalSizeLimit}`,
  'PRAGMA synchronous = FULL',
]

const isPostgres = (url: string): boolean => url.startsWith('postgres')

export function databaseFor(url: string): Config['db'] {
  if (isPostgres(url))
    return postgresAdapter({ pool: { connectionString: url }, migrationDir: folder('postgres'), push: false })
  const file = url.replace(/^file:/, '')
  mkdirSync(path.dirname(/* turbopackIgnore: true */ file), { recursive: true })
  // No transactions here: the driver is synchronous, so a second writer would wait for the first one on the
  // very thread that the first one needs to finish, until the busy time-out. Single statements are durable.
  return sqliteAdapter({
    client: { url },
    wal: { synchronous: 'FULL', journalSizeLimit },
    busyTimeout,
    // An id, of feedback above all, is never reused for another record.
    autoIncrement: true,
    migrationDir: folder('sqlite'),
    push: false,
  })
}

/** To be called when the connection is open, before anything is written over it. */
export function guardConnection(payload: Payload): void {
  if (payload.db.name !== 'postgres') renewWhenBusy(clientOf(payload), settings)
}
