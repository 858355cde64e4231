import type { PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** The lists in which something is found; all are asked in one statement, because Payload takes two for each list. */
async function listsIn(
  slugs: readonly string[],
  found: (table: string) => string,
  req: PayloadRequest,
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const each = slugs.map(
    (slug) => `SELECT '${slug}' AS list WHERE EXISTS (SELECT 1 FROM ${found(tableOf(slug))})`,
  )
  const rows = await runSql(req.payload, each.join(' UNION ALL '), req)
  return new Set(rows.map(({ list }) => String(list)))
}

/** The lists that have a draft. */
export const listsWithDrafts = (slugs: readonly string[], req: PayloadRequest): Promise<Set<string>> =>
  listsIn(slugs, (table) => `_${table}_v WHERE latest AND version__status = 'draft'`, req)

/** The lists that have a published record whose last day is between the two. */
export const listsThatEnd = (
  slugs: readonly string[],
  [from, until]: readonly [Date, Date],
  req: PayloadRequest,
): Promise<Set<string>> =>
  listsIn(
    slugs,
    (table) =>
      `${table} WHERE _status = 'published' AND record_valid_until > '${from.toISOString()}' AND record_valid_until < '${until.toISOString()}'`,
    req,
  )
