import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config, Payload } from 'payload'
import { resolveByEnding } from '../resolve-by-ending.ts'
import { isPostgres } from './kind.ts'
import { clientOf, prepareConnection } from './sqlite-connection.ts'

const folder = (dialect: string): string =>
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../../migrations', dialect)

const journalSizeLimit = 67_108_864
const busyTimeout = 5000
/** Every connection starts with these. The adapter runs some of them for its first one, and not all on each start. */
const settings = [
  `PRAGMA busy_timeout = ${busyTimeout}`,
  `PRAGMA journal_size_limit = ${journalSizeLimit}`,
  'PRAGMA synchronous = FULL',
  // What is deleted is overwritten: erased feedback must not stay readable in the file's free pages.
  'PRAGMA secure_delete = ON',
]

const isServer = (url: string): boolean => url.startsWith('postgres')

/** Loads the packages of this one kind of database: those of the other would take most of a second at every start. */
export async function databaseFor(url: string): Promise<Config['db']> {
  resolveByEnding()
  if (isServer(url)) {
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    return postgresAdapter({ pool: { connectionString: url }, migrationDir: folder('postgres'), push: false })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const file = url.replace(/^file:/, '')
  mkdirSync(path.dirname(/* turbopackIgnore: true */ file), { recursive: true })
  // No transactions of Payload's: the driver is synchronous, so a second writer would block the very thread that the
  // first one needs to finish, until the busy time-out. Each write is a transaction of ours (whole-writes.ts).
  return sqliteAdapter({
    client: { url },
    wal: { synchronous: 'FULL', journalSizeLimit },
    busyTimeout,
    // Ids are never reused, above all those of feedback.
    autoIncrement: true,
    migrationDir: folder('sqlite'),
    push: false,
  })
}

/** To be called when the connection is open, before anything is written. */
export async function guardConnection(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return
  const client = clientOf(payload)
  for (const setting of settings) await client.execute(setting)
  prepareConnection(client, settings)
}
