import type { Payload } from 'payload'
import { runSql } from './sql.ts'

export type Received = {
  receivedAt: string
  department: number | undefined
  status: string
  kind: string
  putAside: string | undefined
  answeredAt: string | undefined
  dueOn: string | undefined
}

const textIn = (value: unknown): string | undefined =>
  value instanceof Date
    ? value.toISOString()
    : value === null || value === undefined
      ? undefined
      : String(value)

/** Of all feedback but reports of misconduct only what is counted: no name, no number and no word of a resident leaves the database. */
export async function receivedFeedback(payload: Payload): Promise<Received[]> {
  const rows = await runSql(
    payload,
    "SELECT received_at, department_id, status, kind, put_aside, answered_at, due_on FROM feedback WHERE kind IS NULL OR kind <> 'misconduct'",
  )
  return rows.map((row) => ({
    receivedAt: textIn(row.received_at) ?? '',
    department: row.department_id ? Number(row.department_id) : undefined,
    status: String(row.status),
    kind: textIn(row.kind) ?? 'message',
    putAside: textIn(row.put_aside),
    answeredAt: textIn(row.answered_at),
    dueOn: textIn(row.due_on),
  }))
}
