import { createHash } from 'node:crypto'
import { lists, type Row } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { type Day, dayOf, daysAfter, hourOf } from '../../platform/dates/days.ts'
import { publicRecords } from '../public-records.ts'
import { wardKey } from './ward-key.ts'

type Alert = DataFromCollectionSlug<'alerts'>
type State = DataFromCollectionSlug<'service-states'>

/** An alert of this moment, or a service that will not work as usual tomorrow, as devices and mails tell it. */
export type Due = {
  about: 'alert' | 'service'
  id: number
  kind: Row<'alerts'>['kind']
  text: { en: string; mr: string }
  /** Keys of its wards, as in their addresses; none for the whole town. */
  wards: string[]
  /** Who asked later has seen it on the page (ISO). */
  since: string
  endsAt: number
  /** The day on which it begins, where it has not begun: it is told the evening before. */
  plannedFor?: Day
  /** A danger is told again when it begins and when its words change, a service for each day, everything else once. */
  version: string
}

/** The hours of the evening, by India's clock, in which devices are told of what begins the next day. */
const evening = { from: 18, to: 22 }

const isWardKey = (key: string): boolean => /^[\p{L}\p{M}\p{N}-]{1,30}$/u.test(key)

const wardsOf = ({ wards }: { wards?: string | null | undefined }): string[] =>
  (wards ?? '').split(/\s+/).map(wardKey).filter(isWardKey)

const timeOf = (at: string | null | undefined, otherwise: number): number => (at ? Date.parse(at) : otherwise)

const versionOf = (words: string): string => createHash('sha256').update(words).digest('hex').slice(0, 32)

/** The day of a beginning, if that is tomorrow and it is evening. */
function tomorrowOf(start: string | null | undefined, now: Date): Day | undefined {
  if (!start || Date.parse(start) <= now.getTime()) return undefined
  const hour = hourOf(now)
  const isEvening = evening.from <= hour && hour < evening.to
  return isEvening && dayOf(start) === daysAfter(dayOf(now), 1) ? dayOf(start) : undefined
}

function dueOf(alert: Alert, now: Date): Due {
  const kind = alert.kind ?? 'information'
  const text = { en: alert.text?.en ?? '', mr: alert.text?.mr ?? '' }
  const wards = wardsOf(alert)
  const words = JSON.stringify([kind, text, wards])
  const plannedFor = tomorrowOf(alert.start, now)
  const since = Math.max(plannedFor ? 0 : timeOf(alert.start, 0), timeOf(alert.updatedAt, 0))
  return {
    about: 'alert',
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

const { service: services, state: states } = lists.serviceStates.fields

/** What a device is told of a service: "Water: Stopped. A valve is renewed". */
function textOf({ service, state, reason }: State, language: 'en' | 'mr'): string {
  const words = reason?.[language] ?? ''
  if (!words) return ''
  return `${services.choice.names[service][language]}: ${states.choice.names[state][language]}. ${words}`
}

function dueOfState(state: State, plannedFor: Day): Due {
  return {
    about: 'service',
    id: Number(state.id),
    kind: 'disruption',
    text: { en: textOf(state, 'en'), mr: textOf(state, 'mr') },
    wards: wardsOf(state),
    since: new Date(timeOf(state.updatedAt, 0)).toISOString(),
    endsAt: timeOf(state.until, Number.POSITIVE_INFINITY),
    plannedFor,
    // No version of an alert, whose number may be the same.
    version: `service ${plannedFor}`,
  }
}

/** The services that will not work as usual from tomorrow on. When it begins, it is told on the pages alone. */
async function dueStates(payload: Payload, now: Date): Promise<Due[]> {
  const all = await publicRecords(payload, 'service-states', now)
  return all.flatMap((state) => {
    const plannedFor = state.state === 'normal' ? undefined : tomorrowOf(state.since, now)
    return plannedFor ? [dueOfState(state, plannedFor)] : []
  })
}

/**
 * What devices are told at this moment: the alerts that residents see on every page, and in the evening the alerts and the
 * states of services that begin on the next day. An alert for the pages of a department alone is told to no device.
 */
export const dueNow = async (payload: Payload, now: Date): Promise<Due[]> => [
  ...(await dueAlerts(payload, now)),
  ...(await dueStates(payload, now)),
]

async function dueAlerts(payload: Payload, now: Date): Promise<Due[]> {
  const alerts = await publicRecords(payload, 'alerts', now)
  const isNow = ({ start, end }: Alert): boolean =>
    timeOf(start, 0) <= now.getTime() && now.getTime() < timeOf(end, Number.POSITIVE_INFINITY)
  return alerts
    .filter((alert) => !alert.department && (isNow(alert) || tomorrowOf(alert.start, now)))
    .map((alert) => dueOf(alert, now))
}
