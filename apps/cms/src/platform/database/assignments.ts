import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** Who looks after a message, and the department that it was given to. */
export type Assignment = { assignee: number | null; department: number | null }
type Message = { id: number; reference: string }

const is = (column: string, id: number | null): string =>
  id === null ? `${column} IS NULL` : `${column} = ${Number(id)}`

/**
 * Gives a message to an account, or to nobody, in one statement: of two who act on the same state only the first does. False
 * where it is not as it was (`before`).
 */
export async function assignMessage(
  payload: Payload,
  { id, assignee, before }: { id: number; assignee: number | null; before: Assignment },
): Promise<boolean> {
  const rows = await runSql(
    payload,
    `UPDATE feedback SET assignee_id = ${assignee === null ? 'NULL' : Number(assignee)} WHERE id = ${Number(id)}
       AND ${is('assignee_id', before.assignee)} AND ${is('department_id', before.department)} RETURNING id`,
  )
  return rows.length === 1
}

/** `RETURNING` gives a number of PostgreSQL as a text. */
const messagesIn = (rows: Awaited<ReturnType<typeof runSql>>): Message[] =>
  rows.map(({ id, reference }) => ({ id: Number(id), reference: String(reference) }))

/** Takes all messages from an account, but for those of a department that it still reads. */
export const unassignAccount = async (
  req: PayloadRequest,
  account: number,
  department: number | undefined,
): Promise<Message[]> =>
  messagesIn(
    await runSql(
      req.payload,
      `UPDATE feedback SET assignee_id = NULL WHERE assignee_id = ${Number(account)}
         ${department === undefined ? '' : `AND (department_id IS NULL OR department_id <> ${Number(department)})`}
         RETURNING id, reference`,
      req,
    ),
  )

/** Takes the messages of a department from its clerks. */
export const unassignClerksOf = async (req: PayloadRequest, department: number): Promise<Message[]> =>
  messagesIn(
    await runSql(
      req.payload,
      `UPDATE feedback SET assignee_id = NULL WHERE department_id = ${Number(department)}
         AND assignee_id IN (SELECT id FROM users WHERE role = 'clerk') RETURNING id, reference`,
      req,
    ),
  )
