import { randomUUID } from 'node:crypto'
import type { MailTopic } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Day } from '../dates/days.ts'
import { runSql } from './sql.ts'

/** waiting → claimed → sending → sent. `unsure`: the desk died, or the line broke, while it was handed over. */
export const deliveryStates = ['waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** So long a process has deliveries for itself, in milliseconds; a mail server that hangs is given up long before. */
const longestClaim = 3 * 60_000
const day = 24 * 60 * 60_000
/** What went out is known for a week, for the numbers of the desk. */
const keptDays = 7

export type MailDelivery = {
  id: number
  batch: number
  subscription: number
  attempts: number
  claim: string
}

const stamp = (time: Date | number = Date.now()): string => new Date(time).toISOString()

type Batch = { kind: 'alert' | 'digest'; about: number; version: string; endsAt: number }

const noEnd = '9999-12-31'

/** Notes a batch of mails, and a delivery for each subscription that it concerns, once, whoever else does so too. */
async function announce(
  payload: Payload,
  { kind, about, version, endsAt }: Batch,
  concerned: string,
): Promise<number> {
  const now = stamp()
  const ends = Number.isFinite(endsAt) ? stamp(endsAt) : noEnd
  await runSql(
    payload,
    `INSERT INTO mail_batches (kind, about, version, is_filled, ends_at, updated_at, created_at)
     VALUES ('${kind}', ${about}, '${version}', FALSE, '${ends}', '${now}', '${now}')
     ON CONFLICT (kind, about, version) DO NOTHING`,
  )
  const [row] = await runSql(
    payload,
    `SELECT id, is_filled FROM mail_batches WHERE kind = '${kind}' AND about = ${about} AND version = '${version}'`,
  )
  if (!row) throw new Error('A batch of mails was erased while it was made')
  const id = Number(row.id)
  if (Number(row.is_filled) === 1) return id
  await runSql(
    payload,
    `INSERT INTO mail_deliveries
      (batch, subscription, state, urgency, attempts, next_at, queued_at, updated_at, created_at)
     SELECT ${id}, id, 'waiting', ${kind === 'alert' ? 1 : 2}, 0, '${now}', '${now}', '${now}', '${now}'
     FROM mail_subscriptions WHERE state = 'confirmed' AND ${concerned}
     ON CONFLICT (batch, subscription) DO NOTHING`,
  )
  await runSql(payload, `UPDATE mail_batches SET is_filled = TRUE WHERE id = ${id}`)
  return id
}

type Alert = { id: number; wards: readonly string[]; since: string; endsAt: number; version: string }

/** Of an alert are told: the wards that it names, and who asked for the whole town. Who asked later has seen it. */
export const announceAlert = (
  payload: Payload,
  { id, wards, since, endsAt, version }: Alert,
): Promise<number> => {
  // Keys have letters, digits and dashes only.
  const here = wards.length > 0 ? `(ward = '' OR ward IN (${wards.map((ward) => `'${ward}'`)}))` : 'TRUE'
  const concerned = `topics LIKE '% alerts %' AND confirmed_at < '${since}' AND ${here}`
  return announce(payload, { kind: 'alert', about: id, version, endsAt }, concerned)
}

/** The digest of a day, for who asked for one of its topics. It may come a day later, where the mail server was away. */
export const announceDigest = (payload: Payload, on: Day, topics: readonly MailTopic[]): Promise<number> =>
  announce(
    payload,
    { kind: 'digest', about: 0, version: on, endsAt: Date.parse(`${on}T00:00:00.000Z`) + 2 * day },
    topics.length > 0 ? `(${topics.map((topic) => `topics LIKE '% ${topic} %'`).join(' OR ')})` : 'FALSE',
  )

/** Whether the digest of a day has been made. */
export const isDigestMade = async (payload: Payload, on: Day): Promise<boolean> =>
  (
    await runSql(
      payload,
      `SELECT 1 AS one FROM mail_batches WHERE kind = 'digest' AND version = '${on}' AND is_filled`,
    )
  ).length > 0

export type MailBatch = { id: number; kind: 'alert' | 'digest'; version: string; endsAt: string }

export async function batchesOf(payload: Payload, ids: readonly number[]): Promise<MailBatch[]> {
  if (ids.length === 0) return []
  const rows = await runSql(
    payload,
    `SELECT id, kind, version, ends_at FROM mail_batches WHERE id IN (${[...new Set(ids)]})`,
  )
  return rows.map(({ id, kind, version, ends_at }) => ({
    id: Number(id),
    kind: kind === 'alert' ? 'alert' : 'digest',
    version: String(version),
    endsAt: String(ends_at),
  }))
}

/**
 * Takes some deliveries for this process: first what a resident waits for, then alerts, then digests; nobody else gets
 * them. What a process had claimed and not begun to send when it died is taken over. The conditions stand twice: of two
 * statements at once PostgreSQL checks the outer ones again.
 */
export async function claimMails(payload: Payload, most: number, now = new Date()): Promise<MailDelivery[]> {
  const [at, claim] = [stamp(now), randomUUID()]
  const isFree = `next_at <= '${at}' AND (state = 'waiting' OR (state = 'claimed' AND claimed_until < '${at}'))`
  const rows = await runSql(
    payload,
    `UPDATE mail_deliveries SET state = 'claimed', claim = '${claim}', attempts = attempts + 1,
       claimed_until = '${stamp(now.getTime() + longestClaim)}', updated_at = '${at}'
     WHERE ${isFree} AND id IN (SELECT id FROM mail_deliveries WHERE ${isFree} ORDER BY urgency, attempts, id LIMIT ${most})
     RETURNING id, batch, subscription, attempts`,
  )
  return rows.map((row) => ({
    id: Number(row.id),
    batch: Number(row.batch),
    subscription: Number(row.subscription),
    attempts: Number(row.attempts),
    claim,
  }))
}

/** A step of a delivery that this process still has; false where it has lost it. */
export async function moveMail(
  payload: Payload,
  { id, claim }: MailDelivery,
  [from, to]: readonly [DeliveryState, DeliveryState],
  nextAt = new Date(),
): Promise<boolean> {
  const rows = await runSql(
    payload,
    `UPDATE mail_deliveries SET state = '${to}', next_at = '${stamp(nextAt)}', updated_at = '${stamp()}'
     WHERE id = ${id} AND claim = '${claim}' AND state = '${from}' RETURNING id`,
  )
  return rows.length > 0
}

/** Gives back what was not tried, for a while later: it counts as no attempt. */
export async function giveBackMails(
  payload: Payload,
  untried: readonly MailDelivery[],
  at: Date,
): Promise<void> {
  const [first] = untried
  if (!first) return
  await runSql(
    payload,
    `UPDATE mail_deliveries SET state = 'waiting', attempts = attempts - 1, next_at = '${stamp(at)}',
       updated_at = '${stamp()}'
     WHERE state = 'claimed' AND claim = '${first.claim}' AND id IN (${untried.map(({ id }) => id)})`,
  )
}

/** Nobody knows whether the mail server took what a dead process was handing over: it is not sent again. */
export async function giveUpBrokenOffMails(payload: Payload, now = new Date()): Promise<void> {
  await runSql(
    payload,
    `UPDATE mail_deliveries SET state = 'unsure', updated_at = '${stamp(now)}'
     WHERE state = 'sending' AND claimed_until < '${stamp(now)}'`,
  )
}

/** Forgets what went out a week ago. What was told stays noted, so that it is not told again. */
export async function eraseOldMails(payload: Payload, now = new Date()): Promise<void> {
  const last = stamp(now.getTime() - keptDays * day)
  await runSql(
    payload,
    `DELETE FROM mail_deliveries WHERE updated_at < '${last}' AND state IN ('sent', 'unsure', 'refused')`,
  )
  await runSql(
    payload,
    `DELETE FROM mail_batches WHERE ends_at < '${last}'
     AND NOT EXISTS (SELECT 1 FROM mail_deliveries WHERE mail_deliveries.batch = mail_batches.id)`,
  )
}
