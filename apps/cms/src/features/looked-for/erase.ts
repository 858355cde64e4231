import type { Payload } from 'payload'
import { runSql } from '../../platform/database/sql.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { dayOf, daysAfter } from '../../platform/dates/days.ts'

/** Two years, and the marks of batches that no site sends again. */
const keptDays = { counts: 2 * 365, batches: 7 }
const pause = 6 * 60 * 60_000

/** Erases what was counted more than two years ago. */
export async function eraseOldCounts(payload: Payload, now: Date): Promise<void> {
  const before = (days: number): string => daysAfter(dayOf(now), -days)
  await runSql(
    payload,
    `DELETE FROM reader_counts WHERE day < '${before(keptDays.counts)}'
     OR (kind = 'batch' AND day < '${before(keptDays.batches)}')`,
  )
}

export function keepErasingOldCounts(payload: Payload): void {
  const erase = whileOpen(payload, { every: pause, failure: 'Old counts could not be erased' }, () =>
    eraseOldCounts(payload, new Date()),
  )
  void erase()
}
