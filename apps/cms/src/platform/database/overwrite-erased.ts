import { existsSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isPostgres } from './kind.ts'
import { clientOf, databaseFile, emptyLog } from './sqlite-connection.ts'
import { whileOpen } from './while-open.ts'

const minute = 60_000
/** In milliseconds: for how long a request waits for another process that reads, and how often it tries. */
const patience = 2000
const pause = 50

type Server = { pool: { query(text: string): Promise<unknown> } }

/** Of what is written with one message, and of addresses that asked for mails. */
const tables = [
  'feedback',
  'feedback_entries',
  'feedback_mails',
  'notifications',
  'resident_files',
  'report_followers',
  'reports',
  'mail_subscriptions',
]

/**
 * PostgreSQL keeps deleted rows in a table's file until they are written over. Each table gets a new file, and nobody
 * waits long for it: messages are few.
 */
async function rewriteTables(payload: Payload): Promise<boolean> {
  const { pool } = payload.db as unknown as Server
  for (const table of tables) await pool.query(`VACUUM (FULL) ${table}`)
  return true
}

async function emptyLogSoon(payload: Payload): Promise<boolean> {
  const end = performance.now() + patience
  while (!(await emptyLog(clientOf(payload)))) {
    if (performance.now() > end) return false
    await wait(pause)
  }
  return true
}

/**
 * To be called when something was erased or corrected for a person, after it was stored. SQLite writes zeros over it
 * (`secure_delete`), but in the write-ahead log: until that is taken over, the old text stands in both files. Returns
 * whether no file of the database has it any more; if a backup still reads, `keepOverwritingErased` goes on.
 */
export const overwriteErased = (payload: Payload): Promise<boolean> =>
  isPostgres(payload) ? rewriteTables(payload) : emptyLogSoon(payload)

/** What is deleted otherwise, such as a device or an account, stands in the log for a minute at most. */
export function keepOverwritingErased(payload: Payload): () => Promise<void> {
  const file = databaseFile(payload)
  if (file === undefined) return async () => {}
  const log = `${file}-wal`
  const failure = 'The write-ahead log was not taken over into the database'
  return whileOpen(payload, { every: minute, failure }, async () => {
    if (existsSync(log) && statSync(log).size > 0) await emptyLog(clientOf(payload))
  })
}
