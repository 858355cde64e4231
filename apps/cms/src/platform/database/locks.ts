import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

type Tables = { tables: { payload_locked_documents_rels: Record<string, unknown> } }

/** Whether a record has locks, in one statement. True for a list that has no column of its own. */
export async function isLocked(
  payload: Payload,
  { list, id }: { list: string; id: unknown },
  req?: Partial<PayloadRequest>,
): Promise<boolean> {
  const columns = (payload.db as unknown as Tables).tables.payload_locked_documents_rels
  const column = columns[`${list}ID`]
  if (!column) return true
  const rows = await runSql(payload, sql`SELECT 1 FROM ${columns} WHERE ${column} = ${id} LIMIT 1`, req)
  return rows.length > 0
}
