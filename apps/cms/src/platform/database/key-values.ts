import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** Another text after each row that was added between two keys of Payload's key-value table. One short query. */
export async function changesBetween(payload: Payload, first: string, end: string): Promise<string> {
  const [row] = await runSql(
    payload,
    `SELECT max(id) AS last, count(*) AS many FROM payload_kv WHERE key >= '${first}' AND key < '${end}'`,
  )
  return `${row?.last ?? 0} ${row?.many ?? 0}`
}

/** Removes all rows between two keys. */
export async function removeKeys(payload: Payload, first: string, end: string): Promise<void> {
  await runSql(payload, `DELETE FROM payload_kv WHERE key >= '${first}' AND key < '${end}'`)
}
