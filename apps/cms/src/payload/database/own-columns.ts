/*
 * Payload 3.90: writes back the whole account as it read it, at a login, a logout and a change of one field: a
 *   login in flight would undo a demotion that an administrator has made meanwhile, and two logins lose each other's
 *   sessions.
 * Upstream: https://github.com/payloadcms/payload/issues/18132 and
 *   https://github.com/payloadcms/payload/issues/16027.
 * Here: a change of an account writes only what it changes, and sessions are rows that are added and ended one by
 *   one.
 * Canary: own-columns: a change of one field of an account writes all of them.
 */

import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import {
  type AccountWithSessions,
  endSessionsBut,
  writeSessions,
} from '../../platform/database/session-rows.ts'
import type { StepFor } from './steps.ts'

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

/** Lets a change of an account write only what it changes. */
export const ownColumnsOnly: StepFor = (payload) => ({
  updateOne: (next) => async (args) => {
    const data = args.data as Values
    if (args.collection !== 'users') return next(args)
    if (isOfSessions(data)) {
      await writeSessions(payload, data as AccountWithSessions, args.req)
      return null as never
    }
    const before = args.req?.context?.accountAsRead as Values | undefined
    if (!before || before.id !== args.id) return next(args)
    const values = changedOnly(data, before)
    const written = await next({ ...args, data: values })
    if ('hash' in values)
      await endSessionsBut(
        payload,
        Number(args.id),
        (data.sessions as { id: string; createdAt: string; expiresAt: string }[]) ?? [],
      )
    return written
  },
})
