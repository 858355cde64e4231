import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** The number of erased rows. */
export type Erased = { feedback: number; notifications: number }

const belonging = ['feedback_entries', 'feedback_mails', 'report_followers']

/** Also what was written about a feedback in the moment in which it was erased. */
async function eraseOrphans(payload: Payload): Promise<void> {
  for (const table of belonging)
    await runSql(payload, `DELETE FROM ${table} WHERE feedback NOT IN (SELECT id FROM feedback)`)
}

/**
 * Erases what came before a time, and what was to be erased by now, with all that belongs to it. Answers to a notice have
 * their own day alone. Each is one statement
 * without hooks, so several processes can run them at the same time.
 */
export async function eraseFeedbackBefore(payload: Payload, oldest: Date, now: Date): Promise<Erased> {
  const feedback = await runSql(
    payload,
    `DELETE FROM feedback WHERE (received_at < '${oldest.toISOString()}' AND (kind IS NULL OR kind <> 'answer')) OR erase_on < '${now.toISOString()}' RETURNING id`,
  )
  await eraseOrphans(payload)
  const notifications = await runSql(
    payload,
    `DELETE FROM notifications WHERE created_at < '${oldest.toISOString()}' RETURNING id`,
  )
  return { feedback: feedback.length, notifications: notifications.length }
}

export async function eraseWhatBelongsTo(
  payload: Payload,
  feedback: number,
  req: Partial<PayloadRequest>,
): Promise<void> {
  for (const table of belonging)
    await runSql(payload, `DELETE FROM ${table} WHERE feedback = ${Number(feedback)}`, req)
}
