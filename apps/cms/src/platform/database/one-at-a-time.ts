import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'
import { isPostgres } from './kind.ts'

const patience = 10 * 60_000
/** Any number, the same in every desk. */
const turn = 7_219_041

type Pool = { connect(): Promise<{ query(text: string): Promise<unknown>; release(): void }> }

/**
 * A separate file beside the database is the lock. SQLite gives it to one process, and takes it back from a dead one.
 */
export async function onFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(`${file}-turn`, { timeout: patience })
  try {
    // Otherwise SQLite would write a journal before it locks, which fails on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return await work()
  } finally {
    lock.close()
  }
}

/** The lock belongs to the connection, so PostgreSQL also takes it back when the process dies. */
async function onServer<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${turn})`)
    return await work()
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${turn})`).finally(() => client.release())
  }
}

/** Desks that start on one database at the same time prepare it one after the other; the second finds it prepared. */
export function oneAtATime<T>(payload: Payload, databaseUrl: string, work: () => Promise<T>): Promise<T> {
  if (isPostgres(payload)) return onServer((payload.db as unknown as { pool: Pool }).pool, work)
  return onFile(databaseUrl.replace(/^file:/, ''), work)
}
