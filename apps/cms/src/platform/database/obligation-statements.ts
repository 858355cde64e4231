import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** Another text after each change of a statement. */
export async function statementsVersion(payload: Payload): Promise<string> {
  const [row] = await runSql(
    payload,
    'SELECT max(updated_at) AS last, count(*) AS many FROM obligation_statements',
  )
  return `${String(row?.last)} ${String(row?.many)}`
}
