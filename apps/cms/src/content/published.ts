import type { Where } from 'payload'

// India has had one offset, without summer time, since 1945.
const kolkata = 5.5 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** The start of the day in Asia/Kolkata, as ISO text; `ahead` counts days from there. */
export function startOfDay(now: Date, ahead = 0): string {
  const today = Math.floor((now.getTime() + kolkata) / day) * day - kolkata
  return new Date(today + ahead * day).toISOString()
}

/**
 * What residents may see at this moment: published, from the first day to the last day of its validity. Both are whole
 * days in Asia/Kolkata, whatever hour the date picker put into them.
 */
export function publishedAt(now: Date): Where {
  return {
    and: [
      ...begunAt(now),
      {
        or: [isEmpty('record.validUntil'), { 'record.validUntil': { greater_than_equal: startOfDay(now) } }],
      },
    ],
  }
}

/** What was published and has had its last day: its archive shows it, its list does not. */
export const endedAt = (now: Date): Where => ({
  and: [...begunAt(now), { 'record.validUntil': { less_than: startOfDay(now) } }],
})

const begunAt = (now: Date): Where[] => [
  { _status: { equals: 'published' } },
  { or: [isEmpty('record.publishedOn'), { 'record.publishedOn': { less_than: startOfDay(now, 1) } }] },
]

type Dated = {
  _status?: string | null
  record?: { publishedOn?: string | null; validUntil?: string | null } | null
}

const hasBegun = ({ _status, record }: Dated, now: Date): boolean =>
  _status === 'published' && !(record?.publishedOn && !isBefore(record.publishedOn, startOfDay(now, 1)))

const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other)

/** The same of one record as `publishedAt` asks of the database. */
export const isPublishedAt = (dated: Dated, now: Date): boolean =>
  hasBegun(dated, now) && !isEndedAt(dated, now)

/** The same of one record as `endedAt` asks of the database. */
export const isEndedAt = (dated: Dated, now: Date): boolean =>
  hasBegun(dated, now) &&
  Boolean(dated.record?.validUntil && isBefore(dated.record.validUntil, startOfDay(now)))

const isEmpty = (field: string): Where => ({ [field]: { exists: false } })
