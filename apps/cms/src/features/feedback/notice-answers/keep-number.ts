import type { CollectionBeforeChangeHook } from 'payload'
import { countsAnswers, isDecided, lastMoment } from '../../../content/public-notices/moments.ts'
import { answersByNotice } from '../../../platform/database/notice-answers.ts'
import type { StoredNotice } from './open-notice.ts'

/**
 * With the decision the number of answers is written into the notice: it stays when the answers are erased. Not before
 * the last moment: a decision that was given by mistake can be taken back, and answers come again.
 */
export const keepNumber: CollectionBeforeChangeHook<StoredNotice> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const notice: StoredNotice = { ...originalDoc, ...data }
  const now = new Date()
  const isClosed = new Date(lastMoment(notice) ?? now) <= now
  const isOutcome = notice._status === 'published' && isDecided(notice, now) && isClosed
  if (!isOutcome || !countsAnswers(notice, now)) return data
  const numbers = await answersByNotice(req.payload, req)
  return { ...data, answers: numbers.get(notice.id) ?? 0 }
}
