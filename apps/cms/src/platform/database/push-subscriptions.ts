import { createHash } from 'node:crypto'
import type { PushSubscriptionRequest } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { dayOf, daysAfter } from '../dates/days.ts'
import { runSql } from './sql.ts'

/** More devices than a council has households: what comes on top is no resident. */
const mostDevices = 100_000
/** So many ask at once in a flood; a stranger who makes up devices fills the list in days, not in minutes. */
const mostInAnHour = 5000
const hour = 60 * 60_000
const keptDays = 365

const keyOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex')

// The schema allows no quote in any of these but the address, where the parser of addresses has encoded it.
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** With a space before and after each, so that one can be looked for. */
const wardsText = (wards: readonly string[]): string =>
  wards.length > 0 ? ` ${[...new Set(wards)].join(' ')} ` : ''

/** Stores a device, or what it says anew. False where there are too many, or too many new ones. */
export async function keepDevice(payload: Payload, asked: PushSubscriptionRequest): Promise<boolean> {
  const now = new Date()
  const [key, stamp] = [keyOf(asked.endpoint), now.toISOString()]
  const anHourAgo = new Date(now.getTime() - hour).toISOString()
  const values = [
    quoted(key),
    quoted(new URL(asked.endpoint).href),
    quoted(asked.p256dh),
    quoted(asked.auth),
    quoted(asked.language),
    quoted(wardsText(asked.wards)),
    quoted(dayOf(now)),
    quoted(stamp),
    quoted(stamp),
  ]
  const kept = await runSql(
    payload,
    `INSERT INTO push_subscriptions (key, endpoint, p256dh, auth, language, wards, used_on, updated_at, created_at)
     SELECT ${values.join(', ')}
     WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE key = '${key}')
        OR ((SELECT count(*) FROM push_subscriptions) < ${mostDevices}
          AND (SELECT count(*) FROM push_subscriptions WHERE created_at > '${anHourAgo}') < ${mostInAnHour})
     ON CONFLICT (key) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
       language = excluded.language, wards = excluded.wards, used_on = excluded.used_on,
       updated_at = excluded.updated_at
     RETURNING id`,
  )
  return kept.length > 0
}

export async function forgetDevices(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runSql(payload, `DELETE FROM push_subscriptions WHERE id IN (${ids})`)
  await runSql(payload, `DELETE FROM push_deliveries WHERE subscription IN (${ids})`)
}

/** Forgets the device at an address, if there is one. */
export async function endDevice(payload: Payload, endpoint: string): Promise<void> {
  const rows = await runSql(payload, `SELECT id FROM push_subscriptions WHERE key = '${keyOf(endpoint)}'`)
  await forgetDevices(
    payload,
    rows.map(({ id }) => Number(id)),
  )
}

/** Erases devices that nobody has used for a year, and what is known of alerts that ended a week ago. */
export async function eraseOldDevices(payload: Payload, now: Date): Promise<void> {
  const [lastDay, lastEnd] = [daysAfter(dayOf(now), -keptDays), daysAfter(dayOf(now), -7)]
  const ended = `SELECT id FROM push_announcements WHERE ends_at < '${lastEnd}'`
  await runSql(
    payload,
    `DELETE FROM push_deliveries WHERE announcement IN (${ended})
     OR subscription IN (SELECT id FROM push_subscriptions WHERE used_on < '${lastDay}')`,
  )
  await runSql(payload, `DELETE FROM push_announcements WHERE ends_at < '${lastEnd}'`)
  await runSql(payload, `DELETE FROM push_subscriptions WHERE used_on < '${lastDay}'`)
}
