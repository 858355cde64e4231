import type { Payload } from 'payload'
import { runSql } from './sql.ts'

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
