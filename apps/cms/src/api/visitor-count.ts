import type { Payload } from 'payload'
import { fresh } from './reply.ts'
import { runSql } from './sql.ts'

/** The counter's name in the `counters` collection. */
export const visitors = 'visitors'

/** How many visits there have been; none before the first is counted. */
export async function answerVisitorCount(payload: Payload): Promise<Response> {
  const { docs } = await payload.find({
    collection: 'counters',
    where: { name: { equals: visitors } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return fresh({ count: docs[0]?.count ?? 0 })
}

/**
 * Counts one visit in a single statement: the database itself adds, so that two visits at once, also in two
 * processes, are two. It returns when the statement is committed, and a commit is on disk (`synchronous=FULL`).
 */
export async function countVisit(payload: Payload): Promise<Response> {
  const now = new Date().toISOString()
  const rows = await runSql(
    payload,
    `INSERT INTO counters (name, count, updated_at, created_at) VALUES ('${visitors}', 1, '${now}', '${now}')
     ON CONFLICT (name) DO UPDATE SET count = counters.count + 1, updated_at = excluded.updated_at
     RETURNING count`,
  )
  return fresh({ count: Number(rows[0]?.count) })
}
