import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** Names of counters are the desk's own and stand in the statement. */
type Counter = 'visitors'

/**
 * Adds one to a counter, and returns what it is then. The database adds, so two at the same time count as two, also in
 * two processes. It returns after the commit, which is on disk (`synchronous=FULL`).
 */
export async function addOne(payload: Payload, name: Counter): Promise<number> {
  const now = new Date().toISOString()
  const rows = await runSql(
    payload,
    `INSERT INTO counters (name, count, updated_at, created_at) VALUES ('${name}', 1, '${now}', '${now}')
     ON CONFLICT (name) DO UPDATE SET count = counters.count + 1, updated_at = excluded.updated_at
     RETURNING count`,
  )
  return Number(rows[0]?.count)
}

/** Raises a counter to a greater number, in one statement: what is counted meanwhile is not taken away. */
export async function raiseTo(payload: Payload, name: Counter, count: number): Promise<boolean> {
  const now = new Date().toISOString()
  const rows = await runSql(
    payload,
    `INSERT INTO counters (name, count, updated_at, created_at) VALUES ('${name}', ${Number(count)}, '${now}', '${now}')
     ON CONFLICT (name) DO UPDATE SET count = excluded.count, updated_at = excluded.updated_at
     WHERE counters.count < excluded.count
     RETURNING count`,
  )
  return rows.length > 0
}
