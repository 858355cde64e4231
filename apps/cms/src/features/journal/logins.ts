import { createRateLimit } from '@nagardwar/http/rate-limit'
import type {
  AfterErrorHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  PayloadRequest,
} from 'payload'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../content/journal/entry.ts'
import { readRecord } from '../../platform/database/records.ts'

/** A flood of wrong passwords is in the log and the metrics; it must not fill the database. */
const failuresPerMinute = 60
const limit = createRateLimit(failuresPerMinute)

export const noteLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!req.context.isWithoutSession) await noteInJournal(req, { action: 'login', by: personOf({ user }) })
  return user
}

export const noteLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await noteInJournal(req, { action: 'logout', by: personOf(req) })
}

async function accountOf(req: PayloadRequest) {
  const email = (req.data as { email?: unknown } | undefined)?.email
  if (typeof email !== 'string') return undefined
  const where = { email: { equals: email.trim().toLowerCase() } }
  const account = await readRecord<{ id: number; name: string }>(req.payload, { collection: 'users', where })
  return account ? { id: account.id, name: account.name } : undefined
}

/**
 * Notes whose account was tried. What was typed is never kept: people type passwords and other people's addresses into
 * the field of the name.
 */
export const noteFailedLogin: AfterErrorHook = async ({ error, req }) => {
  const isLogin = req.pathname?.endsWith('/users/login') === true
  if (!isLogin || (error as { status?: number }).status !== 401) return
  if (!(await limit('')).isAllowed) return
  const by = await accountOf(req)
  await noteInJournal({ payload: req.payload }, { action: 'failed-login', by })
}
