import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, Payload } from 'payload'
import {
  type AccountWithSessions,
  endSessionsBut,
  writeSessions,
} from '../../platform/database/session-rows.ts'

type UpdateOne = Payload['db']['updateOne']
type Values = Record<string, unknown>

/** Keeps an account as it was read, for the write that follows. */
export const rememberAccount: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation === 'update') req.context.accountAsRead = originalDoc
  return data
}

/**
 * Whether this is a login, a logout or a refresh. Payload writes a whole account for these, only to change its
 * sessions.
 */
const isOfSessions = (data: Values): boolean =>
  'sessions' in data && ('collection' in data || data.updatedAt === null)

function changedOnly(data: Values, before: Values): Values {
  const changed = Object.entries(data).filter(
    ([name, value]) => name === 'updatedAt' || !isDeepStrictEqual(value, before[name]),
  )
  const { sessions: _sessions, ...values } = Object.fromEntries(changed)
  return values
}

/**
 * Lets a change of an account write only what it changes. Payload writes back the whole account as it read it, so a
 * login in flight, or a change of a name, would undo a demotion that an administrator has made meanwhile.
 */
export function writeOwnColumnsOnly(payload: Payload): void {
  const updateOne = payload.db.updateOne.bind(payload.db) as UpdateOne
  payload.db.updateOne = (async (args) => {
    const data = args.data as Values
    if (args.collection !== 'users') return updateOne(args)
    if (isOfSessions(data)) {
      await writeSessions(payload, data as AccountWithSessions, args.req)
      return null
    }
    const before = args.req?.context?.accountAsRead as Values | undefined
    if (!before || before.id !== args.id) return updateOne(args)
    const values = changedOnly(data, before)
    const written = await updateOne({ ...args, data: values })
    if ('hash' in values)
      await endSessionsBut(
        payload,
        Number(args.id),
        (data.sessions as { id: string; createdAt: string; expiresAt: string }[]) ?? [],
      )
    return written
  }) as UpdateOne
}
