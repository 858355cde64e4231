import type { Payload } from 'payload'
import { runSql } from '../api/sql.ts'

/** How long feedback is kept. The notice beside the form says it too: the list of settings gives it to the site. */
export const monthsKept = 12

/** How many rows went. */
export type Erased = { feedback: number; notifications: number }

/**
 * Erases feedback older than a year, and the notes to staff that name its senders. One statement each, without
 * hooks: however many processes do it at the same time, it is done once.
 */
export async function eraseOldFeedback(payload: Payload, now = new Date()): Promise<Erased> {
  const oldest = aYearBefore(now).toISOString()
  const feedback = await runSql(payload, `DELETE FROM feedback WHERE received_at < '${oldest}' RETURNING id`)
  const notifications = await runSql(
    payload,
    `DELETE FROM notifications WHERE created_at < '${oldest}' RETURNING id`,
  )
  return { feedback: feedback.length, notifications: notifications.length }
}

function aYearBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - monthsKept)
  return then
}
