import type { Payload } from 'payload'
import { eraseOldFeedback } from './erase-old-feedback.ts'
import { trustClock } from './last-known-time.ts'

const everyDay = 24 * 60 * 60 * 1000

/** Erases what is too old by a clock that can be trusted, and says in the log what it did, or why it did nothing. */
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
      `Erased what is older than a year: ${feedback} of the residents’ messages, ${notifications} notes to staff.`,
    )
}

const day = (time: Date): string => time.toISOString().slice(0, 10)

/** Erases what is too old now and every day after, for a server that runs for months. A failure waits for the next day. */
export function keepErasingOldFeedback(payload: Payload, confirmed: Date | undefined): void {
  const erase = (isConfirmed: Date | undefined) =>
    eraseIfClockIsRight(payload, { confirmed: isConfirmed }).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Old feedback could not be erased' }),
    )
  void erase(confirmed)
  setInterval(() => erase(undefined), everyDay).unref()
}
