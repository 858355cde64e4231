import type { PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** The numbers of records that were never published and that nobody but this account has ever saved. */
export async function ownDrafts(slug: string, req: PayloadRequest): Promise<number[]> {
  const account = Number(req.user?.id)
  if (!Number.isSafeInteger(account)) return []
  const rows = await runSql(
    req.payload,
    `SELECT parent_id AS id FROM _${slug.replaceAll('-', '_')}_v WHERE parent_id IS NOT NULL GROUP BY parent_id
     HAVING sum(CASE WHEN version__status = 'draft' AND version_saved_account = ${account} THEN 0 ELSE 1 END) = 0`,
    req,
  )
  return rows.map(({ id }) => Number(id))
}
