import type { Payload } from 'payload'
import { runSql } from '../../platform/database/sql.ts'
import type { DocumentReadings } from './documents/read-documents.ts'
import type { Results } from './links/check-links.ts'

const kv = 'payload-kv'
const keyed = (key: string) => ({ key: { equals: key } })

/** What the last nights found, in rows of Payload’s key-value table: it can be made anew, so it needs no table of its own. */
async function stored<T extends object>(payload: Payload, key: string): Promise<T | undefined> {
  const row = await payload.db.findOne<{ id: number; data: T }>({ collection: kv, where: keyed(key) })
  return row?.data
}

const store = async (payload: Payload, key: string, data: object): Promise<void> => {
  await payload.db.upsert({ collection: kv, where: keyed(key), data: { key, data } })
}

const links = 'checked-links'
export const storedResults = async (payload: Payload): Promise<Results> =>
  (await stored<Results>(payload, links)) ?? {}
export const storeResults = (payload: Payload, data: Results): Promise<void> => store(payload, links, data)

const readings = 'document-readings'
export const storedReadings = async (payload: Payload): Promise<DocumentReadings> =>
  (await stored<DocumentReadings>(payload, readings)) ?? {}
export const storeReadings = (payload: Payload, data: DocumentReadings): Promise<void> =>
  store(payload, readings, data)

type Task = 'links' | 'documents' | 'findings-mail'

/** Something is done once a day or week, by the first process that comes. */
export async function isMine(payload: Payload, task: Task, day: string): Promise<boolean> {
  const own = `once:${task}:${day}`
  const rows = await runSql(
    payload,
    `INSERT INTO payload_kv (key, data) VALUES ('${own}', '{}') ON CONFLICT (key) DO NOTHING RETURNING key`,
  )
  await runSql(payload, `DELETE FROM payload_kv WHERE key LIKE 'once:${task}:%' AND key < '${own}'`)
  return rows.length > 0
}
