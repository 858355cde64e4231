import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

type Within = Pick<Partial<PayloadRequest>, 'transactionID'>
export type Orphan = { id: number; photograph: number | undefined; isPublic: boolean }

const numberOf = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Number(value)

/** The messages that reported the same again. */
const duplicatesOf = (message: number): string =>
  `SELECT id FROM feedback WHERE put_aside = 'duplicate' AND duplicate_of_id = ${Number(message)}`

/** How many besides the first have reported it: those who reported it again, and all their followers. */
async function followersOf(payload: Payload, message: number, req: Within): Promise<number> {
  const again = duplicatesOf(message)
  const [row] = await runSql(
    payload,
    `SELECT (SELECT COUNT(*) FROM (${again}) AS again)
       + (SELECT COUNT(*) FROM report_followers WHERE is_counted AND (feedback = ${Number(message)} OR feedback IN (${again}))) AS many`,
    req,
  )
  return Number(row?.many ?? 0)
}

/** Counts one more at a row that no message of this desk stands behind, such as one that was imported. */
async function countOne(payload: Payload, id: number): Promise<void> {
  await runSql(payload, `UPDATE reports SET followers = COALESCE(followers, 0) + 1 WHERE id = ${Number(id)}`)
}

/** Rows whose message has been erased. */
async function withoutMessage(payload: Payload): Promise<Orphan[]> {
  const rows = await runSql(
    payload,
    'SELECT id, photograph_id, _status FROM reports WHERE message IS NOT NULL AND message NOT IN (SELECT id FROM feedback)',
  )
  return rows.map(({ id, photograph_id, _status }) => ({
    id: Number(id),
    photograph: numberOf(photograph_id),
    isPublic: _status === 'published',
  }))
}

/** What public rows of reports need of the database itself. */
export const reportRows = { followersOf, countOne, withoutMessage }
