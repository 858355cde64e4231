import { createHash } from 'node:crypto'
import { toAsciiDigits } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { publicRecords } from '../../api/records.ts'

type Alert = DataFromCollectionSlug<'alerts'>

/** An alert of this moment, as devices are told of it. */
export type Due = {
  id: number
  kind: 'danger' | 'disruption' | 'information'
  text: { en: string; mr: string }
  /** Keys of its wards, as in their addresses; none for the whole town. */
  wards: string[]
  /** Devices that asked later have seen it on the page (ISO). */
  since: string
  endsAt: number
  /** A danger is told again when its words change, everything else once. */
  version: string
}

const wardKey = (ward: string): string =>
  toAsciiDigits(ward)
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
const isWardKey = (key: string): boolean => /^[\p{L}\p{M}\p{N}-]{1,30}$/u.test(key)

const timeOf = (at: string | null | undefined, otherwise: number): number => (at ? Date.parse(at) : otherwise)

function dueOf(alert: Alert): Due {
  const kind = alert.kind ?? 'information'
  const text = { en: alert.text?.en ?? '', mr: alert.text?.mr ?? '' }
  const wards = (alert.wards ?? '').split(/\s+/).map(wardKey).filter(isWardKey)
  const words = JSON.stringify([kind, text, wards])
  const since = Math.max(timeOf(alert.start, 0), timeOf(alert.updatedAt, 0))
  return {
    id: Number(alert.id),
    kind,
    text,
    wards,
    since: new Date(since).toISOString(),
    endsAt: timeOf(alert.end, Number.POSITIVE_INFINITY),
    version: kind === 'danger' ? createHash('sha256').update(words).digest('hex').slice(0, 32) : kind,
  }
}

/** The alerts that residents see now on every page. One for the pages of a department alone is told to no device. */
export async function dueAlerts(payload: Payload, now: Date): Promise<Due[]> {
  const alerts = await publicRecords(payload, 'alerts', now)
  const isNow = ({ start, end }: Alert): boolean =>
    timeOf(start, 0) <= now.getTime() && now.getTime() < timeOf(end, Number.POSITIVE_INFINITY)
  return alerts.filter((alert) => !alert.department && isNow(alert)).map(dueOf)
}
