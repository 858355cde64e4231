import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '../../platform/database/sql.ts'
import { locks } from '../requests/locks.ts'

type Deletion = Parameters<Payload['db']['deleteMany']>[0]
type Tables = { tables: { payload_locked_documents_rels: Record<string, unknown> } }

/** The record whose locks are to be deleted, if the condition is Payload's own: its list, and its number. */
function lockedRecord({ collection, where }: Deletion): { list: string; id: unknown } | undefined {
  if (collection !== locks || where.and?.length !== 2) return
  const [list, id] = ['document.relationTo', 'document.value'].map(
    (name, at) => (where.and?.[at]?.[name] as { equals?: unknown } | undefined)?.equals,
  )
  return typeof list === 'string' && id !== undefined ? { list, id } : undefined
}

/**
 * Before each save Payload deletes the locks of the record, with a statement that names every list: making and preparing
 * it is a fifth of the work of a save. A record is seldom locked, so its locks are looked for first.
 */
export function deleteLocksThatExist(payload: Payload): void {
  const database = payload.db
  const columns = (database as unknown as Tables).tables.payload_locked_documents_rels
  const deleteMany = database.deleteMany.bind(database)

  database.deleteMany = async (deletion) => {
    const record = lockedRecord(deletion)
    const column = record && columns[`${record.list}ID`]
    if (column) {
      const locked = sql`SELECT 1 FROM ${columns} WHERE ${column} = ${record.id} LIMIT 1`
      if ((await runSql(payload, locked, deletion.req)).length === 0) return
    }
    return deleteMany(deletion)
  }
}
