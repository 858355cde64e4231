import { AuthenticationError, type Payload, type PayloadRequest } from 'payload'
import { isPostgres } from './kind.ts'
import { runSql } from './sql.ts'

/** New sessions and new end times are dates. What was read from the database is text. */
type Session = { id: string; createdAt: Date | string; expiresAt: Date | string }
export type AccountWithSessions = { id: number; hash?: unknown; sessions?: Session[] | null }
type Request = Partial<PayloadRequest> | undefined

const bruteForceWindow = 20_000

/** Values in a statement come from the server. Anything else is an error. */
function plain(text: unknown): string {
  if (typeof text === 'string' && /^[\w:.-]+$/.test(text)) return `'${text}'`
  throw new Error('Not a value of a session')
}
const time = (date: Date | string): string => plain(new Date(date).toISOString())
const whole = (id: unknown): number => {
  if (Number.isSafeInteger(id)) return Number(id)
  throw new Error('Not the number of an account')
}

/** Adds a session while the account still has the password that was checked. */
async function add(
  payload: Payload,
  account: AccountWithSessions,
  session: Session,
  req: Request,
): Promise<boolean> {
  const id = whole(account.id)
  // On PostgreSQL, a password change that is in progress finishes first. SQLite has one writer at a time.
  const lock = isPostgres(payload) ? 'FOR UPDATE' : ''
  const rows = await runSql(
    payload,
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
     SELECT coalesce((SELECT max(_order) FROM users_sessions WHERE _parent_id = ${id}), 0) + 1, ${id},
       ${plain(session.id)}, ${time(session.createdAt)}, ${time(session.expiresAt)}
     FROM users WHERE id = ${id} AND hash = ${plain(account.hash)} ${lock}
     RETURNING id`,
    req,
  )
  return rows.length > 0
}

export const endSession = (payload: Payload, id: string): Promise<unknown> =>
  runSql(payload, `DELETE FROM users_sessions WHERE id = ${plain(id)}`)

export async function endSessionsBut(
  payload: Payload,
  account: number,
  kept: readonly Session[],
): Promise<void> {
  const others = kept.length > 0 ? `AND id NOT IN (${kept.map(({ id }) => plain(id)).join(', ')})` : ''
  await runSql(payload, `DELETE FROM users_sessions WHERE _parent_id = ${whole(account)} ${others}`)
}

const prolong = (payload: Payload, { id, expiresAt }: Session): Promise<unknown> =>
  runSql(payload, `UPDATE users_sessions SET expires_at = ${time(expiresAt)} WHERE id = ${plain(id)}`)

/**
 * The stored sessions that a write removes on purpose. Other sessions that it lacks come from logins at the same
 * time.
 */
function isMeant(session: Session, target: readonly Session[], req: Request): boolean {
  if (req?.query?.allSessions === 'true' && target.length === 0) return true
  const own = (req?.user as { _sid?: string } | null | undefined)?._sid
  if (session.id === own || session.id === req?.context?.newSession) return true
  return !req && Date.now() - new Date(session.createdAt).getTime() < bruteForceWindow
}

/**
 * Payload logs in, refreshes and logs out by writing back an account that it read some time ago, with its role and
 * password. Only the sessions are written here, so no change made in the meantime is undone.
 */
export async function writeSessions(
  payload: Payload,
  account: AccountWithSessions,
  req: Request,
): Promise<void> {
  if (req?.context?.isWithoutSession) return
  const target = account.sessions ?? []
  const rows = await runSql(
    payload,
    `SELECT id, created_at FROM users_sessions WHERE _parent_id = ${whole(account.id)}`,
  )
  for (const session of target) {
    const isStored = rows.some(({ id }) => id === session.id)
    if (isStored && session.expiresAt instanceof Date) await prolong(payload, session)
    if (isStored || !(session.createdAt instanceof Date)) continue
    if (!(await add(payload, account, session, req))) throw new AuthenticationError(req?.t)
    if (req?.context) req.context.newSession = session.id
  }
  for (const { id, created_at: createdAt } of rows) {
    const session = { id: String(id), createdAt: createdAt as unknown as string, expiresAt: '' }
    const isLeftOut = !target.some((each) => each.id === session.id)
    if (isLeftOut && isMeant(session, target, req)) await endSession(payload, session.id)
  }
}

/** The open sessions of an account, the newest first. */
export async function sessionsOf(payload: Payload, account: number): Promise<Session[]> {
  const rows = await runSql(
    payload,
    `SELECT id, created_at, expires_at FROM users_sessions WHERE _parent_id = ${whole(account)} ORDER BY created_at DESC`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    createdAt: new Date(row.created_at ?? 0),
    expiresAt: new Date(row.expires_at ?? 0),
  }))
}
