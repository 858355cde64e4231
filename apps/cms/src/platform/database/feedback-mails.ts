import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { mailServer } from '../mail/mail-server.ts'
import { runSql } from './sql.ts'

/** waiting → claimed → sending → sent. `unsure`: the desk died, or the line broke, while it was handed over. */
export const mailStates = ['waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused'] as const
export type MailState = (typeof mailStates)[number]

/** So long a process has a mail for itself, in milliseconds; a mail server that hangs is given up long before. */
const longestClaim = 120_000

export type ClaimedMail = { id: number; entry: number; claim: string; messageId: string; attempts: number }

const stamp = (time = new Date()): string => time.toISOString()

/** Only letters, digits, dots and dashes, so that it can stand in a statement. */
const domainOf = (payload: Payload): string =>
  mailServer
    .of(payload)
    .mailFrom.split('@')[1]
    ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost'

/**
 * A row for each answer that is to be mailed and has none: also for one whose desk was killed right after it was stored.
 * The column is unique, so two desks at once make one row.
 */
export async function queueAnswers(payload: Payload): Promise<void> {
  const now = stamp()
  const answers = await runSql(
    payload,
    `SELECT id, feedback FROM feedback_entries WHERE kind = 'answer' AND by_mail
     AND NOT EXISTS (SELECT 1 FROM feedback_mails WHERE feedback_mails.entry = feedback_entries.id)`,
  )
  for (const { id, feedback } of answers)
    await runSql(
      payload,
      `INSERT INTO feedback_mails (feedback, entry, state, message_id, attempts, next_at, updated_at, created_at)
       VALUES (${Number(feedback)}, ${Number(id)}, 'waiting', '<${randomUUID()}@${domainOf(payload)}>', 0, '${now}', '${now}', '${now}')
       ON CONFLICT (entry) DO NOTHING`,
    )
}

/**
 * Takes one mail for this process; nobody else gets it. One that a process had claimed and not begun to send when it
 * died is taken over. The conditions stand twice: of two statements at once PostgreSQL checks the outer ones again.
 */
export async function claimNext(payload: Payload, now = new Date()): Promise<ClaimedMail | undefined> {
  const claim = randomUUID()
  const isFree = `next_at <= '${stamp(now)}' AND (state = 'waiting' OR (state = 'claimed' AND claimed_until < '${stamp(now)}'))`
  const [row] = await runSql(
    payload,
    `UPDATE feedback_mails SET state = 'claimed', claim = '${claim}', attempts = attempts + 1,
       claimed_until = '${stamp(new Date(now.getTime() + longestClaim))}', updated_at = '${stamp(now)}'
     WHERE ${isFree} AND id = (SELECT id FROM feedback_mails WHERE ${isFree} ORDER BY id LIMIT 1)
     RETURNING id, entry, message_id, attempts`,
  )
  if (!row) return undefined
  return {
    id: Number(row.id),
    entry: Number(row.entry),
    claim,
    messageId: String(row.message_id),
    attempts: Number(row.attempts),
  }
}

/** A step of a mail that this process still has; false where it has lost it. */
export async function moveOn(
  payload: Payload,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  [from, to]: readonly [MailState, MailState],
  nextAt = new Date(),
): Promise<boolean> {
  const now = stamp()
  const rows = await runSql(
    payload,
    `UPDATE feedback_mails SET state = '${to}', next_at = '${stamp(nextAt)}', updated_at = '${now}'
       ${to === 'sent' ? `, sent_at = '${now}'` : ''}
     WHERE id = ${id} AND claim = '${claim}' AND state = '${from}' RETURNING id`,
  )
  return rows.length > 0
}

/** Nobody knows whether the mail server took what a dead process was handing over: a person decides. */
export async function giveUpBrokenOff(payload: Payload, now = new Date()): Promise<void> {
  await runSql(
    payload,
    `UPDATE feedback_mails SET state = 'unsure', updated_at = '${stamp(now)}'
     WHERE state = 'sending' AND claimed_until < '${stamp(now)}'`,
  )
}

/** A person has decided that a mail goes out again, under the same message id. */
export async function trySendingAgain(
  payload: Payload,
  { feedback, mail }: { feedback: number; mail: number },
): Promise<boolean> {
  const now = stamp()
  const rows = await runSql(
    payload,
    `UPDATE feedback_mails SET state = 'waiting', attempts = 0, next_at = '${now}', updated_at = '${now}'
     WHERE id = ${mail} AND feedback = ${feedback} AND state IN ('unsure', 'refused') RETURNING id`,
  )
  return rows.length > 0
}
