import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'
import { CannotStart } from '../cannot-start.ts'
import { councilMarker } from './council-marker.ts'
import { firstContent } from './filled-marker.ts'
import { runSql } from './sql.ts'

export type Storage = { databaseUrl: string; uploadsDir: string; dataDir: string; beginAnew: boolean }
/** `prepared` has tables, but no accounts and no mark of a finished first start. */
type State = 'missing' | 'prepared' | 'filled'

const isFilled = `SELECT (SELECT count(*) FROM payload_kv WHERE key = '${firstContent}') + (SELECT count(*) FROM users) AS found`
const tables = {
  sqlite: "SELECT count(*) AS found FROM sqlite_master WHERE name IN ('payload_kv', 'users')",
  postgres:
    "SELECT count(*) AS found FROM pg_tables WHERE schemaname = 'public' AND tablename IN ('payload_kv', 'users')",
}

async function stateBy(ask: (statement: string) => Promise<number> | number, kind: keyof typeof tables) {
  if ((await ask(tables[kind])) < 2) return 'missing'
  return (await ask(isFilled)) > 0 ? 'filled' : 'prepared'
}

/**
 * Read-only, and before the driver opens it: the driver would create a new file and discard the log of an empty one.
 */
async function stateOfFile(file: string): Promise<State> {
  if (!existsSync(file) || statSync(file).size === 0) return 'missing'
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
    const open = database
    return await stateBy((statement) => Number(open.prepare(statement).get()?.found), 'sqlite')
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string }
    // SQLITE_CORRUPT and SQLITE_NOTADB
    if (errcode === undefined || ![11, 26].includes(errcode & 255)) throw error
    throw new CannotStart(
      'databaseDamaged',
      `The council’s database ${file} is damaged (${message}). Nothing was changed. Stop Nagardwar, and restore a backup: npm run restore -- <archive> --force.`,
    )
  } finally {
    database?.close()
  }
}

const hasUploads = (folder: string): boolean =>
  existsSync(/* turbopackIgnore: true */ folder) && readdirSync(/* turbopackIgnore: true */ folder).length > 0

/**
 * Runs before anything is created. If the database is missing where a council was, that is a loss; it is never
 * replaced.
 */
function isLost(state: State, { uploadsDir, dataDir }: Storage): boolean {
  if (state === 'filled') return false
  return councilMarker(dataDir).isThere() || (state === 'missing' && hasUploads(uploadsDir))
}

function refuse(what: string, { dataDir }: Storage): never {
  throw new CannotStart(
    'databaseMissing',
    `The council’s database is gone: ${what} is missing or empty, but a council was filled in ${dataDir}. Nothing was changed. Restore a backup (npm run restore -- <archive>), or mend DATABASE_URL. Only if this is meant to be a new, empty council: start once with BEGIN_ANEW=1.`,
  )
}

function moveAside(file: string): void {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) renameSync(each, `${each}.replaced-${stamp}`)
}

const isFile = (url: string): boolean => url.startsWith('file:')

/** For SQLite. Throws if the council's database is lost, unless the operator asked for a new one. */
export async function checkFile(storage: Storage): Promise<void> {
  if (!isFile(storage.databaseUrl)) return
  const file = storage.databaseUrl.replace(/^file:/, '')
  const state = await stateOfFile(file)
  if (!isLost(state, storage)) return
  if (!storage.beginAnew) refuse(file, storage)
  moveAside(file)
}

/** For PostgreSQL, when the connection is open and before anything is created. */
export async function checkServer(payload: Payload, storage: Storage): Promise<void> {
  if (isFile(storage.databaseUrl)) return
  const ask = async (statement: string) => Number((await runSql(payload, statement))[0]?.found)
  const state = await stateBy(ask, 'postgres')
  if (isLost(state, storage) && !storage.beginAnew)
    refuse(`what DATABASE_URL names (${new URL(storage.databaseUrl).pathname.slice(1)})`, storage)
}
