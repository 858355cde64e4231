import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { APIError, type Payload } from 'payload'
import { runSql } from '../api/sql.ts'

/** In milliseconds: how long a task may take, and how often a waiting process checks whether it is done. */
const longest = 30_000
const pause = 25

/** The row is a lock for one process. A row left by a dead process is taken over when its time is up. */
async function isTaken(payload: Payload, key: string, by: string): Promise<boolean> {
  const now = Date.now()
  const data = JSON.stringify({ by, until: new Date(now + longest).toISOString() })
  const rows = await runSql(
    payload,
    `INSERT INTO payload_kv (key, data) VALUES ('${key}', '${data}')
     ON CONFLICT (key) DO UPDATE SET data = excluded.data
     WHERE payload_kv.data ->> 'until' < '${new Date(now).toISOString()}'
     RETURNING key`,
  )
  return rows.length > 0
}

/** Runs tasks of the same name one after another, across all processes on the same database. */
export async function exclusively<T>(payload: Payload, name: string, work: () => Promise<T>): Promise<T> {
  const [key, by] = [`turn:${name}`, randomUUID()]
  const end = performance.now() + longest
  while (!(await isTaken(payload, key, by))) {
    if (performance.now() > end) throw new APIError('Busy', 503)
    await wait(pause)
  }
  try {
    return await work()
  } finally {
    await runSql(payload, `DELETE FROM payload_kv WHERE key = '${key}' AND data ->> 'by' = '${by}'`)
  }
}
