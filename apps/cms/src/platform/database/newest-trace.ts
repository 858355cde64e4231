import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** The newest time in the data, for a council without a stored time. */
export async function newestTrace(payload: Payload): Promise<Date | undefined> {
  const [row] = await runSql(
    payload,
    'SELECT (SELECT max(updated_at) FROM counters) AS visit, (SELECT max(received_at) FROM feedback) AS feedback',
  )
  const times = Object.values(row ?? {})
    .map((value) => Date.parse(String(value)))
    .filter((time) => !Number.isNaN(time))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
