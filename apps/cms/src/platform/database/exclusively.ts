import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { APIError, type Payload } from 'payload'
import { isPostgres } from './kind.ts'
import { runSql } from './sql.ts'

/**
 * In milliseconds: how long the turn of a dead process is kept, and others wait; how often a task that goes on renews
 * its turn; how often a waiting process checks whether it is done.
 */
const longest = 30_000
const renewal = 5000
const pause = 25

/** The database's own time, now or later: the clocks of two machines differ. As text, which sorts like the time. */
const timeOf = (payload: Payload, later = 0): string =>
  isPostgres(payload)
    ? `to_char((clock_timestamp() + interval '${later} milliseconds') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+${later / 1000} seconds')`

const untilLater = (payload: Payload, by: string): string => {
  const made = isPostgres(payload) ? 'jsonb_build_object' : 'json_object'
  return `${made}('by', '${by}', 'until', ${timeOf(payload, longest)})`
}

/** The row is a lock for one process. A row left by a dead process is taken over when its time is up. */
async function isTaken(payload: Payload, key: string, by: string): Promise<boolean> {
  const rows = await runSql(
    payload,
    `INSERT INTO payload_kv (key, data) VALUES ('${key}', ${untilLater(payload, by)})
     ON CONFLICT (key) DO UPDATE SET data = excluded.data
     WHERE payload_kv.data ->> 'until' < ${timeOf(payload)}
     RETURNING key`,
  )
  return rows.length > 0
}

/** A task may take minutes, such as the approval of 500 records: while it goes on, nobody takes its turn. */
function keepTurn(payload: Payload, key: string, by: string): () => void {
  const renew = (): Promise<unknown> =>
    runSql(
      payload,
      `UPDATE payload_kv SET data = ${untilLater(payload, by)} WHERE key = '${key}' AND data ->> 'by' = '${by}'`,
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
