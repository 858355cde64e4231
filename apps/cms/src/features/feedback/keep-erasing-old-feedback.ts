import type { Payload } from 'payload'
import { removeOldTrash } from '../../content/trash/remove-old-trash.ts'
import { daysInTrash } from '../../payload/trash/trash.ts'
import { removeOldEntries, yearsKept } from '../../platform/database/old-journal-entries.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { eraseOldFeedback } from './erase-old-feedback.ts'
import { trustClock } from './last-known-time.ts'

const everyDay = 24 * 60 * 60 * 1000

/** Erases old feedback if the clock can be trusted. Logs what it did, or why it did nothing. */
export async function eraseIfClockIsRight(
  payload: Payload,
  { now = new Date(), confirmed }: { now?: Date; confirmed?: Date | undefined } = {},
): Promise<void> {
  const trust = await trustClock(payload, now, confirmed)
  if (!trust.isTrusted) {
    payload.logger.error(
      `No old feedback was erased: the clock says ${day(now)}, ${trust.daysAhead} days after the last time known, ${day(trust.lastKnown)}. Set the clock right; or, if it is right, start once with CONFIRMED_DATE=<today, such as 2026-11-22>.`,
    )
    return
  }
  const { feedback, notifications } = await eraseOldFeedback(payload, now)
  if (feedback + notifications > 0)
    payload.logger.info(
      `Erased what has been kept long enough: ${feedback} of the residents’ messages, ${notifications} notes to staff.`,
    )
  await removeWhatIsOver(payload, now)
}

/** The trash and the journal end by the same clock as feedback: one that is ahead would empty them. */
async function removeWhatIsOver(payload: Payload, now: Date): Promise<void> {
  const { records, files } = await removeOldTrash(payload, now)
  const entries = await removeOldEntries(payload, now)
  if (records + files > 0)
    payload.logger.info(
      `Removed what was in the trash for ${daysInTrash} days: ${records} records, ${files} files.`,
    )
  if (entries > 0)
    payload.logger.info(`Removed ${entries} entries of the journal older than ${yearsKept} years.`)
}

const day = (time: Date): string => time.toISOString().slice(0, 10)

/** Erases old feedback now and every day, for a server that runs for months. A failure is retried the next day. */
export function keepErasingOldFeedback(payload: Payload, confirmed: Date | undefined): void {
  const failure = 'Old feedback could not be erased'
  let confirmedAtStart = confirmed
  const erase = whileOpen(payload, { every: everyDay, failure }, async () => {
    const now = confirmedAtStart
    confirmedAtStart = undefined
    await eraseIfClockIsRight(payload, { confirmed: now }).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: failure }),
    )
  })
  void erase()
}
