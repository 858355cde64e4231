import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Within } from './library.ts'

type SqlDatabase = {
  drizzle: unknown
  execute(statement: { drizzle: unknown; raw: string }): Promise<unknown>
}

const patience = 5 * 60_000

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined

/** Another process may be writing the same content now. That takes a while, so we wait, but not forever. */
async function begin(run: (statement: string) => Promise<unknown>): Promise<void> {
  const giveUp = Date.now() + patience
  for (;;) {
    try {
      await run('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() > giveUp) throw error
      await pause(500)
    }
  }
}

/**
 * SQLite: Payload's adapter runs without transactions (see `database.ts`), but everything uses one connection, and
 * nobody else uses it before the server listens. So this transaction contains everything that is written meanwhile.
 */
async function inSqlite<T>(payload: Payload, work: (req: Within) => Promise<T>): Promise<T> {
  const database = payload.db as unknown as SqlDatabase
  const run = (raw: string) => database.execute({ drizzle: database.drizzle, raw })
  await begin(run)
  try {
    const result = await work({})
    await run('COMMIT')
    return result
  } catch (error) {
    await run('ROLLBACK')
    throw error
  }
}

async function inPostgres<T>(payload: Payload, work: (req: Within) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the database gave no transaction')
  try {
    const result = await work({ transactionID })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** Keeps everything that `work` writes, or nothing. */
export const inTransaction = <T>(payload: Payload, work: (req: Within) => Promise<T>): Promise<T> =>
  payload.db.name === 'postgres' ? inPostgres(payload, work) : inSqlite(payload, work)
