import { createHash, randomUUID } from 'node:crypto'
import {
  type MailChangeRequest,
  type MailSubscriptionRequest,
  type MailTopic,
  mailTopics,
} from '@nagardwar/contract'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { hashOf, linkSecret } from '../link-secret.ts'
import { runSql } from './sql.ts'

/** More addresses than a council has households: what comes on top is no resident. */
const mostAddresses = 100_000
/** So many wait to be confirmed at once: a stranger who makes up addresses fills this and nothing else. */
const mostUnconfirmed = 5000
const hour = 60 * 60_000
/** An address that nobody has confirmed is kept for 48 hours, one that was refused for 30 days, as a hash. */
const unconfirmedLife = 48 * hour
const stoppedLife = 30 * 24 * hour
/** Every third mail that a server refuses, without saying that there is no such address, stops it. */
const mostRefusals = 3
/** The delivery of what the subscription itself is about belongs to no batch of news. */
export const ownBatch = 0

export type MailState = 'unconfirmed' | 'confirmed' | 'stopped'
export type Subscriber = {
  id: number
  email: string
  topics: MailTopic[]
  ward: string
  language: 'en' | 'mr'
  state: MailState
  nonce: string
  linkHash: string
}

const stamp = (time: Date | number = Date.now()): string => new Date(time).toISOString()

/** SHA-256 of the address as everybody writes it. */
const keyOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/** With a space before and after each, so that one can be looked for. */
const topicsText = (topics: readonly MailTopic[]): string => ` ${topics.join(' ')} `

export const mailSecretOf = (nonce: string, payload: Pick<Payload, 'config'>): string =>
  linkSecret('links in mails', nonce, payload)

const columns = 'id, email, topics, ward, language, state, nonce, link_hash'

const subscriberIn = (row: Readonly<Record<string, number | string>>): Subscriber => ({
  id: Number(row.id),
  email: String(row.email),
  topics: mailTopics.filter((topic) => String(row.topics).includes(` ${topic} `)),
  ward: String(row.ward),
  language: row.language === 'en' ? 'en' : 'mr',
  state: row.state as MailState,
  nonce: String(row.nonce),
  linkHash: String(row.link_hash),
})

/** Without room every address is refused alike: an answer of their own would say which ones are known. */
const hasRoom = sql.raw(
  `(SELECT count(*) FROM mail_subscriptions) < ${mostAddresses}
   AND (SELECT count(*) FROM mail_subscriptions WHERE state = 'unconfirmed') < ${mostUnconfirmed}`,
)

/**
 * Stores an address that wants mail, or what it says anew while it is not confirmed. A confirmed one stays as it is:
 * whoever asked may not be its owner. False where too many wait.
 */
async function keepAddress(payload: Payload, asked: MailSubscriptionRequest, now: Date): Promise<boolean> {
  const [key, at, nonce] = [keyOf(asked.email), stamp(now), randomUUID()]
  const rows = await runSql(
    payload,
    sql`INSERT INTO mail_subscriptions
      (key, email, topics, ward, language, state, nonce, link_hash, refusals, asked_at, updated_at, created_at)
     SELECT ${key}, ${asked.email}, ${topicsText(asked.topics)}, ${asked.ward}, ${asked.language}, 'unconfirmed',
       ${nonce}, ${hashOf(mailSecretOf(nonce, payload))}, 0, ${at}, ${at}, ${at}
     WHERE ${hasRoom}
     ON CONFLICT (key) DO UPDATE SET
       email = excluded.email, topics = excluded.topics, ward = excluded.ward, language = excluded.language,
       nonce = CASE WHEN mail_subscriptions.state = 'stopped' THEN excluded.nonce ELSE mail_subscriptions.nonce END,
       link_hash = CASE WHEN mail_subscriptions.state = 'stopped' THEN excluded.link_hash ELSE mail_subscriptions.link_hash END,
       state = 'unconfirmed', refusals = 0, asked_at = excluded.asked_at, updated_at = excluded.updated_at
     WHERE mail_subscriptions.state <> 'confirmed'
     RETURNING id`,
  )
  if (rows.length > 0) return true
  const known = await runSql(
    payload,
    sql`SELECT id FROM mail_subscriptions WHERE key = ${key} AND ${hasRoom}`,
  )
  return known.length > 0
}

/** Stores an address and queues the mail that asks it, at most one an hour. False where too many wait. */
export async function askAddress(
  payload: Payload,
  asked: MailSubscriptionRequest,
  now = new Date(),
): Promise<boolean> {
  if (!(await keepAddress(payload, asked, now))) return false
  const [at, anHourAgo] = [stamp(now), stamp(now.getTime() - hour)]
  await runSql(
    payload,
    sql`INSERT INTO mail_deliveries
      (batch, subscription, state, urgency, attempts, next_at, queued_at, updated_at, created_at)
     SELECT ${sql.raw(String(ownBatch))}, id, 'waiting', 0, 0, ${at}, ${at}, ${at}, ${at}
     FROM mail_subscriptions WHERE key = ${keyOf(asked.email)}
     ON CONFLICT (batch, subscription) DO UPDATE SET
       state = 'waiting', attempts = 0, next_at = excluded.next_at, queued_at = excluded.queued_at,
       updated_at = excluded.updated_at
     WHERE mail_deliveries.queued_at < ${anHourAgo}`,
  )
  return true
}

/** The subscription that a link opens; none where it waited too long. What is compared is a hash, in the index. */
export async function subscriberOf(
  payload: Payload,
  secret: string,
  now = new Date(),
): Promise<Subscriber | undefined> {
  const oldest = stamp(now.getTime() - unconfirmedLife)
  const [row] = await runSql(
    payload,
    `SELECT ${columns} FROM mail_subscriptions WHERE link_hash = '${hashOf(secret)}'
     AND (state <> 'unconfirmed' OR asked_at > '${oldest}')`,
  )
  return row && subscriberIn(row)
}

/** The subscription of an address, whatever its state, and since when it is stored. */
export async function subscriberAt(
  payload: Payload,
  email: string,
): Promise<(Subscriber & { askedAt: string; confirmedAt: string | undefined }) | undefined> {
  const [row] = await runSql(
    payload,
    `SELECT ${columns}, asked_at, confirmed_at FROM mail_subscriptions WHERE key = '${keyOf(email)}'`,
  )
  if (!row) return undefined
  const confirmedAt = row.confirmed_at ? String(row.confirmed_at) : undefined
  return { ...subscriberIn(row), askedAt: String(row.asked_at), confirmedAt }
}

export async function subscribersOf(
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, Subscriber>> {
  if (ids.length === 0) return new Map()
  const rows = await runSql(payload, `SELECT ${columns} FROM mail_subscriptions WHERE id IN (${ids})`)
  return new Map(rows.map((row) => [Number(row.id), subscriberIn(row)]))
}

export async function confirmAddress(payload: Payload, { id }: Subscriber): Promise<void> {
  const now = stamp()
  await runSql(
    payload,
    `UPDATE mail_subscriptions SET state = 'confirmed', confirmed_at = '${now}', updated_at = '${now}'
     WHERE id = ${id} AND state = 'unconfirmed'`,
  )
}

export async function changeSubscription(
  payload: Payload,
  { id }: Subscriber,
  { topics, ward, language }: MailChangeRequest,
): Promise<void> {
  await runSql(
    payload,
    sql`UPDATE mail_subscriptions SET topics = ${topicsText(topics)}, ward = ${ward}, language = ${language},
       updated_at = ${stamp()} WHERE id = ${sql.raw(String(id))} AND state = 'confirmed'`,
  )
}

/** Erases addresses, and what was to go to them. */
export async function forgetAddresses(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runSql(payload, `DELETE FROM mail_subscriptions WHERE id IN (${ids})`)
  await runSql(payload, `DELETE FROM mail_deliveries WHERE subscription IN (${ids})`)
}

/** An old link is worth nothing under another secret of the desk; the next mail brings the new one. */
export async function renewLink(payload: Payload, { id, nonce }: Subscriber): Promise<void> {
  const hash = hashOf(mailSecretOf(nonce, payload))
  await runSql(payload, `UPDATE mail_subscriptions SET link_hash = '${hash}' WHERE id = ${id}`)
}

/** A mail has arrived: what was refused before counts no more. */
export async function noteArrived(payload: Payload, { id }: Pick<Subscriber, 'id'>): Promise<void> {
  await runSql(payload, `UPDATE mail_subscriptions SET refusals = 0 WHERE id = ${id} AND refusals > 0`)
}

/**
 * A mail was refused. Where there is no such address, or at the third refusal in a row, it gets no more mail, and is
 * erased but for its hash; one that nobody has confirmed is erased wholly.
 */
export async function noteRefused(payload: Payload, { id }: Subscriber, isNone: boolean): Promise<void> {
  const now = stamp()
  const [row] = await runSql(
    payload,
    `UPDATE mail_subscriptions SET refusals = refusals + 1, updated_at = '${now}' WHERE id = ${id}
     RETURNING refusals, state`,
  )
  if (!row || !(isNone || Number(row.refusals) >= mostRefusals)) return
  if (row.state === 'unconfirmed') return forgetAddresses(payload, [id])
  await runSql(
    payload,
    `UPDATE mail_subscriptions SET state = 'stopped', email = '', stopped_at = '${now}' WHERE id = ${id}`,
  )
  await runSql(
    payload,
    `UPDATE mail_deliveries SET state = 'refused', updated_at = '${now}'
     WHERE subscription = ${id} AND state IN ('waiting', 'claimed')`,
  )
}

/** Erases what nobody confirmed in time, and what is left of addresses that were stopped a month ago. */
export async function eraseOldAddresses(payload: Payload, now = new Date()): Promise<void> {
  const rows = await runSql(
    payload,
    `SELECT id FROM mail_subscriptions
     WHERE (state = 'unconfirmed' AND asked_at <= '${stamp(now.getTime() - unconfirmedLife)}')
        OR (state = 'stopped' AND stopped_at <= '${stamp(now.getTime() - stoppedLife)}')`,
  )
  await forgetAddresses(
    payload,
    rows.map(({ id }) => Number(id)),
  )
}

/** Whether anybody gets mails. */
export const hasSubscribers = async (payload: Payload): Promise<boolean> =>
  (await runSql(payload, "SELECT 1 AS one FROM mail_subscriptions WHERE state = 'confirmed' LIMIT 1"))
    .length > 0
