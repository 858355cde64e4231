import type { Payload } from 'payload'
import { runSql } from './sql.ts'

export const yearsKept = 3

/** Removes what is older than three years, and returns how many entries went. */
export async function removeOldEntries(payload: Payload, now: Date): Promise<number> {
  const oldest = new Date(now)
  oldest.setUTCFullYear(now.getUTCFullYear() - yearsKept)
  const rows = await runSql(
    payload,
    `DELETE FROM journal WHERE "at" < '${oldest.toISOString()}' RETURNING id`,
  )
  return rows.length
}
