import { createHash } from 'node:crypto'
import { type Row, toAsciiDigits } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { publicRecords } from '../../api/records.ts'
import { type Day, dayOf, daysAfter, hourOf } from '../../platform/dates/days.ts'

type Alert = DataFromCollectionSlug<'alerts'>

/** An alert of this moment, as devices are told of it. */
export type Due = {
  id: number
  kind: Row<'alerts'>['kind']
  text: { en: string; mr: string }
  /** Keys of its wards, as in their addresses; none for the whole town. */
  wards: string[]
  /** Devices that asked later have seen it on the page (ISO). */
  since: string
  endsAt: number
  /** The day on which it begins, where it has not begun: it is told the evening before. */
  plannedFor?: Day
  /** A danger is told again when it begins and when its words change, everything else once. */
  version: string
}

/** The hours of the evening, by India's clock, in which devices are told of what begins the next day. */
const evening = { from: 18, to: 22 }

const wardKey = (ward: string): string =>
  toAsciiDigits(ward)
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
const isWardKey = (key: string): boolean => /^[\p{L}\p{M}\p{N}-]{1,30}$/u.test(key)

const timeOf = (at: string | null | undefined, otherwise: number): number => (at ? Date.parse(at) : otherwise)

const versionOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 32)

/** The day of its beginning, if that is tomorrow and it is evening. */
function tomorrowOf({ start }: Alert, now: Date): Day | undefined {
  if (!start || Date.parse(start) <= now.getTime()) return undefined
  const hour = hourOf(now)
  const isEvening = evening.from <= hour && hour < evening.to
  return isEvening && dayOf(start) === daysAfter(dayOf(now), 1) ? dayOf(start) : undefined
}

function dueOf(alert: Alert, now: Date): Due {
  const kind = alert.kind ?? 'information'
  const text = { en: alert.text?.en ?? '', mr: alert.text?.mr ?? '' }
  const wards = (alert.wards ?? '').split(/\s+/).map(wardKey).filter(isWardKey)
  const words = JSON.stringify([kind, text, wards])
  const plannedFor = tomorrowOf(alert, now)
  const since = Math.max(plannedFor ? 0 : timeOf(alert.start, 0), timeOf(alert.updatedAt, 0))
  return {
    id: Number(alert.id),
    kind,
    text,
    wards,
    since: new Date(since).toISOString(),
    endsAt: timeOf(alert.end, Number.POSITIVE_INFINITY),
    ...(plannedFor ? { plannedFor } : {}),
    version: kind === 'danger' && !plannedFor ? versionOf(words) : kind,
  }
}

/**
 * The alerts that residents see now on every page, and in the evening those that begin on the next day. One for the pages
 * of a department alone is told to no device.
 */
export async function dueAlerts(payload: Payload, now: Date): Promise<Due[]> {
  const alerts = await publicRecords(payload, 'alerts', now)
  const isNow = ({ start, end }: Alert): boolean =>
    timeOf(start, 0) <= now.getTime() && now.getTime() < timeOf(end, Number.POSITIVE_INFINITY)
  return alerts
    .filter((alert) => !alert.department && (isNow(alert) || tomorrowOf(alert, now)))
    .map((alert) => dueOf(alert, now))
}
