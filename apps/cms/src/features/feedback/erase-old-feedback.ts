import { feedbackNotification } from '@nagardwar/contract'
import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { feedbackLimits, monthsAfter } from '../../content/globals/feedback-limits.ts'
import {
  type Erased,
  eraseFeedbackBefore,
  eraseWhatBelongsTo,
} from '../../platform/database/feedback-rows.ts'
import { isPostgres } from '../../platform/database/kind.ts'
import { overwriteErased } from '../../platform/database/overwrite-erased.ts'
import { removeRecords } from '../../platform/database/records.ts'
import { removeFilesOf, removeUnusedFiles } from './files/remove.ts'
import { forgetErased, forgetMessage } from './problems/forget.ts'

/**
 * Erases feedback whose time is over: on the day promised when it came, or earlier where the council has shortened the
 * time since. With it go what was added, noted and answered, its files, and the messages to staff that name its senders.
 */
export async function eraseOldFeedback(payload: Payload, now = new Date()): Promise<Erased> {
  const { months } = await feedbackLimits(payload)
  const oldest = monthsAfter(now, -months)
  const erased = await eraseFeedbackBefore(payload, oldest, now)
  await removeUnusedFiles(payload, now)
  await forgetErased(payload)
  if (erased.feedback + erased.notifications > 0) await overwriteErased(payload)
  return erased
}

/** The messages to staff that name a sender. */
export async function eraseNoticesOf(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  name: string,
): Promise<void> {
  await removeRecords(payload, {
    collection: 'notifications',
    where: { description: { equals: feedbackNotification(name).description } },
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
}

/** What an administrator deletes takes along what belongs to it. */
export const eraseWhatBelongs: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await removeFilesOf(req.payload, doc.filesClaim, req)
  await eraseWhatBelongsTo(req.payload, Number(id), req)
  await forgetMessage(req.payload, Number(id), req)
  await eraseNoticesOf(req, String(doc.name))
}

/** Also in the files of the database. On PostgreSQL the deletion is not committed yet, so its next vacuum does it. */
export const overwriteDeleted: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (/^delete/.test(operation) && !isPostgres(req.payload)) await overwriteErased(req.payload)
  return result
}
