import type { Payload } from 'payload'
import { eraseOldFeedback } from './erase-old-feedback.ts'

const everyDay = 24 * 60 * 60 * 1000

/** Erases what is too old now and every day after, for a server that runs for months. A failure waits for the next day. */
export function keepErasingOldFeedback(payload: Payload): void {
  const erase = () =>
    eraseOldFeedback(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Old feedback could not be erased' }),
    )
  void erase()
  setInterval(erase, everyDay).unref()
}
