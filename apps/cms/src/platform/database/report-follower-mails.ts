import type { Payload } from 'payload'
import { runSql } from './sql.ts'

export type FollowerMail = {
  id: number
  report: number
  email: string
  language: 'en' | 'mr'
  attempts: number
}

const stamp = (time = new Date()): string => time.toISOString()

/** The state of the message that was reported first decides for those who reported it again. */
const isDone = `EXISTS (
  SELECT 1 FROM feedback AS own LEFT JOIN feedback AS first ON first.id = own.duplicate_of_id AND own.put_aside = 'duplicate'
  WHERE own.id = report_followers.feedback AND COALESCE(own.put_aside, 'duplicate') = 'duplicate'
    AND COALESCE(first.put_aside, '') = '' AND COALESCE(first.status, own.status) IN ('answered', 'closed'))`

/**
 * Takes the mail of one follower whose report is done; nobody else gets it. A mail whose desk died while it was handed
 * over is not sent again: it is better once too few than twice.
 */
export async function claimFollowerMail(
  payload: Payload,
  now = new Date(),
): Promise<FollowerMail | undefined> {
  const isFree = `mail IS NULL AND email IS NOT NULL AND (next_at IS NULL OR next_at <= '${stamp(now)}') AND ${isDone}`
  const [row] = await runSql(
    payload,
    `UPDATE report_followers SET mail = 'sending', attempts = COALESCE(attempts, 0) + 1, updated_at = '${stamp(now)}'
     WHERE ${isFree} AND id = (SELECT id FROM report_followers WHERE ${isFree} ORDER BY id LIMIT 1)
     RETURNING id, report, email, language, attempts`,
  )
  return row
    ? {
        id: Number(row.id),
        report: Number(row.report),
        email: String(row.email),
        language: row.language === 'en' ? 'en' : 'mr',
        attempts: Number(row.attempts),
      }
    : undefined
}

/** The address goes as soon as nothing is sent to it any more. */
export async function endFollowerMail(
  payload: Payload,
  { id }: FollowerMail,
  outcome: 'sent' | 'refused',
): Promise<void> {
  await runSql(
    payload,
    `UPDATE report_followers SET mail = '${outcome}', email = NULL, updated_at = '${stamp()}' WHERE id = ${id}`,
  )
}

/** The mail server was not reached: it is tried again later. */
export async function putOffFollowerMail(payload: Payload, { id }: FollowerMail, next: Date): Promise<void> {
  await runSql(
    payload,
    `UPDATE report_followers SET mail = NULL, next_at = '${stamp(next)}' WHERE id = ${id}`,
  )
}

export type FollowerAddress = Pick<FollowerMail, 'id' | 'report' | 'email'>

/** The addresses that still wait for their mail. */
export async function followerAddresses(payload: Payload): Promise<FollowerAddress[]> {
  const rows = await runSql(
    payload,
    'SELECT id, report, email FROM report_followers WHERE email IS NOT NULL ORDER BY id',
  )
  return rows.map(({ id, report, email }) => ({
    id: Number(id),
    report: Number(report),
    email: String(email),
  }))
}

/** Erases addresses, and what was made of them. Who counts at a report goes on counting, as one without an address. */
export async function forgetFollowerAddresses(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await runSql(payload, `DELETE FROM report_followers WHERE id IN (${ids}) AND NOT is_counted`)
  await runSql(
    payload,
    `UPDATE report_followers SET email = NULL, next_at = NULL, updated_at = '${stamp()}' WHERE id IN (${ids})`,
  )
}
