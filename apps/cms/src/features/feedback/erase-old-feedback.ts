import { feedbackNotification } from '@nagardwar/contract'
import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { feedbackLimits, monthsAfter } from '../../content/globals/feedback-limits.ts'
import { overwriteErased } from '../../platform/database/overwrite-erased.ts'
import { runSql } from '../../platform/database/sql.ts'

/** The number of erased rows. */
export type Erased = { feedback: number; notifications: number }

/**
 * Erases feedback whose time is over: on the day promised when it came, or earlier where the council has shortened the
 * time since. With it go what was added, noted and answered, and the messages to staff that name its senders. Each is
 * one statement without hooks, so several processes can run them at the same time.
 */
export async function eraseOldFeedback(payload: Payload, now = new Date()): Promise<Erased> {
  const { months } = await feedbackLimits(payload)
  const oldest = monthsAfter(now, -months).toISOString()
  const feedback = await runSql(
    payload,
    `DELETE FROM feedback WHERE received_at < '${oldest}' OR erase_on < '${now.toISOString()}' RETURNING id`,
  )
  await eraseOrphans(payload)
  const notifications = await runSql(
    payload,
    `DELETE FROM notifications WHERE created_at < '${oldest}' RETURNING id`,
  )
  if (feedback.length + notifications.length > 0) await overwriteErased(payload)
  return { feedback: feedback.length, notifications: notifications.length }
}

/** Also what was written about a feedback in the moment in which it was erased. */
async function eraseOrphans(payload: Payload): Promise<void> {
  for (const table of ['feedback_entries', 'feedback_mails'])
    await runSql(payload, `DELETE FROM ${table} WHERE feedback NOT IN (SELECT id FROM feedback)`)
}

/** The messages to staff that name a sender. */
export async function eraseNoticesOf(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  name: string,
): Promise<void> {
  await payload.db.deleteMany({
    collection: 'notifications',
    where: { description: { equals: feedbackNotification(name).description } },
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
}

/** What an administrator deletes takes along what belongs to it. */
export const eraseWhatBelongs: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  for (const table of ['feedback_entries', 'feedback_mails'])
    await runSql(req.payload, `DELETE FROM ${table} WHERE feedback = ${Number(id)}`, req)
  await eraseNoticesOf(req, String(doc.name))
}

/** Also in the files of the database. On PostgreSQL the deletion is not committed yet, so its next vacuum does it. */
export const overwriteDeleted: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (/^delete/.test(operation) && req.payload.db.name !== 'postgres') await overwriteErased(req.payload)
  return result
}
