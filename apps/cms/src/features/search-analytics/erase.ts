import type { Payload } from 'payload'
import { eraseCountsBefore } from '../../platform/database/reader-counts.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { type Day, dayOf, daysAfter } from '../../platform/dates/days.ts'

/** Two years, and the marks of batches that no site sends again. */
const keptDays = { counts: 2 * 365, batches: 7 }
const pause = 6 * 60 * 60_000

/** Erases what was counted more than two years ago. */
export async function eraseOldCounts(payload: Payload, now: Date): Promise<void> {
  const before = (days: number): Day => daysAfter(dayOf(now), -days)
  await eraseCountsBefore(payload, { counts: before(keptDays.counts), batches: before(keptDays.batches) })
}

export function keepErasingOldCounts(payload: Payload): void {
  const erase = whileOpen(payload, { every: pause, failure: 'Old counts could not be erased' }, () =>
    eraseOldCounts(payload, new Date()),
  )
  void erase()
}
