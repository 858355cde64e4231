import type { Payload } from 'payload'
import { runSql } from '../../api/sql.ts'
import type { Results } from './check-links.ts'

const kv = 'payload-kv'
const key = 'checked-links'
const where = { key: { equals: key } }

/** What the last nights found, in a row of Payload’s key-value table: it can be made anew, so it needs no table of its own. */
export async function storedResults(payload: Payload): Promise<Results> {
  const row = await payload.db.findOne<{ id: number; data: Results }>({ collection: kv, where })
  return row?.data ?? {}
}

export async function storeResults(payload: Payload, data: Results): Promise<void> {
  await payload.db.upsert({ collection: kv, where, data: { key, data } })
}

/** Something is done once a day or week, by the first process that comes. */
export async function isMine(
  payload: Payload,
  task: 'links' | 'findings-mail',
  day: string,
): Promise<boolean> {
  const own = `once:${task}:${day}`
  const rows = await runSql(
    payload,
    `INSERT INTO payload_kv (key, data) VALUES ('${own}', '{}') ON CONFLICT (key) DO NOTHING RETURNING key`,
  )
  await runSql(payload, `DELETE FROM payload_kv WHERE key LIKE 'once:${task}:%' AND key < '${own}'`)
  return rows.length > 0
}
