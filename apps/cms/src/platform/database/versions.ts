import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

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
    `UPDATE _${list.replaceAll('-', '_')}_v SET version_deleted_at = ${timeOf(deletedAt)}
     WHERE parent_id = ${Number(record)} AND latest = true`,
    req,
  )
}
