import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

type Move = { list: string; record: number; deletedAt: unknown }

const timeOf = (value: unknown): string =>
  value === null ? 'NULL' : `'${new Date(String(value)).toISOString()}'`

/** Writes into the newest version of a record when it went into the trash, or that it is not there. */
export async function noteTrashOfVersion(
  payload: Payload,
  { list, record, deletedAt }: Move,
  req?: Partial<PayloadRequest>,
): Promise<void> {
  await runSql(
    payload,
    `UPDATE _${tableOf(list)}_v SET version_deleted_at = ${timeOf(deletedAt)}
     WHERE parent_id = ${Number(record)} AND latest = true`,
    req,
  )
}

/** Of what was changed last, up to a moment, what is newer than its newest version. */
const lacking = (table: string, belongs: string, until: string): string =>
  `SELECT record.id FROM ${table} record
   WHERE record.updated_at <= '${until}'
   AND record.updated_at >= strftime('%Y-%m-%dT%H:%M:%fZ', (SELECT max(updated_at) FROM ${table}), '-1 hours')
   AND NOT EXISTS (SELECT 1 FROM _${table}_v version
     WHERE ${belongs} AND version.version_updated_at >= record.updated_at)`

/** The records of a list, of those changed last, whose newest change is in no version. */
export async function recordsWithoutVersion(
  payload: Payload,
  list: string,
  until: string,
): Promise<number[]> {
  const rows = await runSql(payload, lacking(tableOf(list), 'version.parent_id = record.id', until))
  return rows.map(({ id }) => Number(id))
}

/** The same of a global, such as the settings. */
export const isWithoutVersion = async (payload: Payload, slug: string, until: string): Promise<boolean> =>
  (await runSql(payload, lacking(tableOf(slug), 'true', until))).length > 0
