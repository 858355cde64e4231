import type { Payload } from 'payload'
import { runSql } from '../platform/database/sql.ts'
import { fresh } from './reply.ts'

/** The counter's name in the `counters` collection. */
export const visitors = 'visitors'

/** The number of visits; none before the first is counted. */
export async function visitorCount(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'counters',
    where: { name: { equals: visitors } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.count ?? 0
}

export const answerVisitorCount = async (payload: Payload): Promise<Response> =>
  fresh({ count: await visitorCount(payload) })

/**
 * Counts one visit in a single statement. The database adds, so two visits at the same time count as two, also in two
 * processes. It returns after the commit, which is on disk (`synchronous=FULL`).
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
