import type { PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** The numbers of the requests for approval that have a record. The list is one of the desk's own names. */
export async function approvalsWith(list: string, record: number, req: PayloadRequest): Promise<number[]> {
  const rows = await runSql(
    req.payload,
    `SELECT DISTINCT _parent_id FROM approvals_records WHERE list = '${list}' AND record = ${Number(record)}`,
    req,
  )
  return rows.map(({ _parent_id }) => Number(_parent_id))
}
