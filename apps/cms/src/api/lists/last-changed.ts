import type { ListName } from '@nagardwar/contract'

// India has had one offset, without summer time, since 1945.
const kolkata = 5.5 * 60 * 60 * 1000

/** What is part of every page tells nothing about a single one. */
const undated: ReadonlySet<ListName> = new Set(['mainMenu', 'texts'])

const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN

/**
 * The day in India on which a record was last changed or, if staff say so, reviewed, whichever is later. A review in
 * the future does not count. Only the day: the hour is nobody else's business.
 */
export function lastChanged(
  name: ListName,
  record: Readonly<Record<string, unknown>>,
  now = Date.now(),
): { last_changed?: string } {
  if (undated.has(name)) return {}
  const { reviewedOn } = (record.record ?? {}) as { reviewedOn?: unknown }
  const times = [timeOf(record.updatedAt), timeOf(reviewedOn)].filter((time) => time <= now)
  if (times.length === 0) return {}
  return { last_changed: new Date(Math.max(...times) + kolkata).toISOString().slice(0, 10) }
}
