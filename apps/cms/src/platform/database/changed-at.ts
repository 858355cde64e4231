import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

type Dated = {
  slug: string
  /** None of a global. */
  id: number | undefined
  changedAt: string
}

/** Sets when a record was changed last, which no program can do through Payload. */
export async function dateRecord(
  payload: Payload,
  { slug, id, changedAt }: Dated,
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<void> {
  const table = slug.replaceAll('-', '_')
  const one = sql.raw(id === undefined ? '' : `WHERE id = ${Number(id)}`)
  await runSql(payload, sql`UPDATE ${sql.identifier(table)} SET updated_at = ${changedAt} ${one}`, req)
}
