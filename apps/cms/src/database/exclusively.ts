import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { APIError, type Payload } from 'payload'
import { runSql } from '../api/sql.ts'

/**
 * In milliseconds: how long the turn of a dead process is kept, and others wait; how often a task that goes on renews
 * its turn; how often a waiting process checks whether it is done.
 */
const longest = 30_000
const renewal = 5000
const pause = 25

const untilLater = (by: string, now: number): string =>
  JSON.stringify({ by, until: new Date(now + longest).toISOString() })

/** The row is a lock for one process. A row left by a dead process is taken over when its time is up. */
async function isTaken(payload: Payload, key: string, by: string): Promise<boolean> {
  const now = Date.now()
  const data = untilLater(by, now)
  const rows = await runSql(
    payload,
    `INSERT INTO payload_kv (key, data) VALUES ('${key}', '${data}')
     ON CONFLICT (key) DO UPDATE SET data = excluded.data
     WHERE payload_kv.data ->> 'until' < '${new Date(now).toISOString()}'
     RETURNING key`,
  )
  return rows.length > 0
}

/** A task may take minutes, such as the approval of 500 records: while it goes on, nobody takes its turn. */
function keepTurn(payload: Payload, key: string, by: string): () => void {
  const renew = (): Promise<unknown> =>
    runSql(
      payload,
      `UPDATE payload_kv SET data = '${untilLater(by, Date.now())}' WHERE key = '${key}' AND data ->> 'by' = '${by}'`,
    ).catch((error: unknown) => payload.logger.warn({ err: error, msg: 'A turn was not renewed' }))
  const timer = setInterval(() => void renew(), renewal).unref()
  return () => clearInterval(timer)
}

/** Runs tasks of the same name one after another, across all processes on the same database. */
export async function exclusively<T>(payload: Payload, name: string, work: () => Promise<T>): Promise<T> {
  const [key, by] = [`turn:${name}`, randomUUID()]
  const end = performance.now() + longest
  while (!(await isTaken(payload, key, by))) {
    if (performance.now() > end) throw new APIError('Busy', 503)
    await wait(pause)
  }
  const letGo = keepTurn(payload, key, by)
  try {
    return await work()
  } finally {
    letGo()
    await runSql(payload, `DELETE FROM payload_kv WHERE key = '${key}' AND data ->> 'by' = '${by}'`)
  }
}
