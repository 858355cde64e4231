import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { isPostgres } from './kind.ts'
import { clientOf, whole } from './sqlite-connection.ts'

/** Has the transaction for all writes. */
export type Within = Pick<PayloadRequest, 'transactionID'>

const patience = 5 * 60_000

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ((error as { code?: unknown }).code ?? codeOf(error.cause)) : undefined

/**
 * SQLite: everything uses one connection, and nobody else uses it before the server listens. So this transaction
 * contains everything that is written meanwhile. Another process may be writing the same content now: that takes a
 * while, so we wait, but not forever.
 */
async function inSqlite<T>(payload: Payload, work: (req: Within) => Promise<T>): Promise<T> {
  const giveUp = Date.now() + patience
  for (;;) {
    let hasBegun = false
    const begun = () => {
      hasBegun = true
      return work({})
    }
    try {
      return await whole(clientOf(payload), begun, 'all')
    } catch (error) {
      if (hasBegun || codeOf(error) !== 'SQLITE_BUSY' || Date.now() > giveUp) throw error
      await pause(500)
    }
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
  isPostgres(payload) ? inPostgres(payload, work) : inSqlite(payload, work)

/** What a request writes meanwhile: PostgreSQL keeps all of it or nothing, also when the desk is killed. */
export async function inOwnTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const { db } = req.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) return work()
  req.transactionID = transactionID
  try {
    await work()
    await db.commitTransaction(transactionID)
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  } finally {
    delete req.transactionID
  }
}
