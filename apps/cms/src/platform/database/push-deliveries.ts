import { randomUUID } from 'node:crypto'
import type { Row } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { dayOf } from '../dates/days.ts'
import { runSql } from './sql.ts'

/** What a statement about an alert needs of it. */
type Announced = {
  id: number
  kind: Row<'alerts'>['kind']
  /** Keys of its wards; none for the whole town. */
  wards: readonly string[]
  since: string
  endsAt: number
  version: string
}

/** So long a process has deliveries for itself, in milliseconds; a push service that hangs is given up long before. */
const longestClaim = 60_000
const mostAtOnce = 50

export type Delivery = {
  id: number
  announcement: number
  subscription: number
  attempts: number
}
export type Device = { id: number; endpoint: string; p256dh: string; auth: string; language: 'en' | 'mr' }

const stamp = (time: Date | number): string => new Date(time).toISOString()
const noEnd = '9999-12-31'

/**
 * Which devices an alert concerns. Danger: all. A disruption: those of its wards, or of any ward where it is for the whole
 * town. Information: those of its wards.
 */
function concerned({ kind, wards }: Announced): string {
  if (kind === 'danger') return 'TRUE'
  // Keys have letters, digits and dashes only.
  if (wards.length > 0) return `(${wards.map((ward) => `wards LIKE '% ${ward} %'`).join(' OR ')})`
  return kind === 'disruption' ? "wards <> ''" : 'FALSE'
}

/** Notes an alert, and a delivery for each device that it concerns, once for each version, whoever else does so too. */
export async function announce(payload: Payload, due: Announced): Promise<number> {
  const now = stamp(Date.now())
  const endsAt = Number.isFinite(due.endsAt) ? stamp(due.endsAt) : noEnd
  const one = `alert = ${due.id} AND version = '${due.version}'`
  await runSql(
    payload,
    `INSERT INTO push_announcements (alert, version, is_filled, ends_at, updated_at, created_at)
     VALUES (${due.id}, '${due.version}', FALSE, '${endsAt}', '${now}', '${now}') ON CONFLICT (alert, version) DO NOTHING`,
  )
  const [row] = await runSql(payload, `SELECT id, is_filled FROM push_announcements WHERE ${one}`)
  if (!row) throw new Error('An announcement was erased while it was made')
  const id = Number(row.id)
  if (Number(row.is_filled) === 1) return id
  await runSql(
    payload,
    `INSERT INTO push_deliveries (announcement, subscription, state, attempts, next_at, updated_at, created_at)
     SELECT ${id}, id, 'waiting', 0, '${now}', '${now}', '${now}' FROM push_subscriptions
     WHERE created_at < '${due.since}' AND ${concerned(due)}
     ON CONFLICT (announcement, subscription) DO NOTHING`,
  )
  await runSql(payload, `UPDATE push_announcements SET is_filled = TRUE WHERE id = ${id}`)
  return id
}

/**
 * Takes some deliveries for this process, first those that were never tried; nobody else gets them. Those of a process that died are taken over: a device
 * shows the same message twice as one. The conditions stand twice: of two statements at once PostgreSQL checks the outer
 * ones again.
 */
export async function claimSome(payload: Payload, now = new Date()): Promise<Delivery[]> {
  const at = stamp(now)
  const isFree = `next_at <= '${at}' AND (state = 'waiting' OR (state = 'claimed' AND claimed_until < '${at}'))`
  const rows = await runSql(
    payload,
    `UPDATE push_deliveries SET state = 'claimed', claim = '${randomUUID()}', attempts = attempts + 1,
       claimed_until = '${stamp(now.getTime() + longestClaim)}', updated_at = '${at}'
     WHERE ${isFree} AND id IN (SELECT id FROM push_deliveries WHERE ${isFree} ORDER BY attempts, id LIMIT ${mostAtOnce})
     RETURNING id, announcement, subscription, attempts`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    announcement: Number(row.announcement),
    subscription: Number(row.subscription),
    attempts: Number(row.attempts),
  }))
}

export async function devicesOf(
  payload: Payload,
  deliveries: readonly Delivery[],
): Promise<Map<number, Device>> {
  const ids = deliveries.map(({ subscription }) => subscription)
  const rows = await runSql(
    payload,
    `SELECT id, endpoint, p256dh, auth, language FROM push_subscriptions WHERE id IN (${ids})`,
  )
  return new Map(rows.map((row) => [Number(row.id), { ...row, id: Number(row.id) } as unknown as Device]))
}

/** These have arrived at their push services. */
export async function noteSent(payload: Payload, sent: readonly Delivery[]): Promise<void> {
  if (sent.length === 0) return
  const now = new Date()
  await runSql(
    payload,
    `UPDATE push_deliveries SET state = 'sent', updated_at = '${stamp(now)}' WHERE id IN (${sent.map(({ id }) => id)})`,
  )
  await runSql(
    payload,
    `UPDATE push_subscriptions SET used_on = '${dayOf(now)}'
     WHERE used_on <> '${dayOf(now)}' AND id IN (${sent.map(({ subscription }) => subscription)})`,
  )
}

export async function giveUp(payload: Payload, given: readonly Delivery[]): Promise<void> {
  if (given.length === 0) return
  await runSql(
    payload,
    `UPDATE push_deliveries SET state = 'given-up', updated_at = '${stamp(Date.now())}' WHERE id IN (${given.map(({ id }) => id)})`,
  )
}

/** Gives back what was not tried: it counts as no attempt. */
export async function giveBack(payload: Payload, untried: readonly Delivery[], at: number): Promise<void> {
  if (untried.length === 0) return
  await runSql(
    payload,
    `UPDATE push_deliveries SET state = 'waiting', attempts = attempts - 1, next_at = '${stamp(at)}',
       updated_at = '${stamp(Date.now())}' WHERE id IN (${untried.map(({ id }) => id)})`,
  )
}

export async function tryLater(payload: Payload, { id }: Delivery, at: number): Promise<void> {
  await runSql(
    payload,
    `UPDATE push_deliveries SET state = 'waiting', next_at = '${stamp(at)}', updated_at = '${stamp(Date.now())}' WHERE id = ${id}`,
  )
}

/** Whether any device asked for alerts. */
export const hasDevices = async (payload: Payload): Promise<boolean> =>
  (await runSql(payload, 'SELECT 1 AS one FROM push_subscriptions LIMIT 1')).length > 0
