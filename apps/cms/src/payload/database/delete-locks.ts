/*
 * Payload 3.90: deletes the locks of a record before each save with a statement that names every list: making and
 *   preparing it is a fifth of the work of a save.
 * Upstream: https://github.com/payloadcms/payload/pull/13584 (closed) speaks of what this deletion locks on
 *   PostgreSQL.
 * Here: a record is seldom locked, so its locks are looked for first.
 * Canary: delete-locks: every save deletes the locks of its record, whether or not it has any.
 */

import type { Payload } from 'payload'
import { isLocked } from '../../platform/database/locks.ts'
import { locks } from '../requests/locks.ts'
import type { StepFor } from './steps.ts'

type Deletion = Parameters<Payload['db']['deleteMany']>[0]

/** The record whose locks are to be deleted, if the condition is Payload's own: its list, and its number. */
function lockedRecord({ collection, where }: Deletion): { list: string; id: unknown } | undefined {
  if (collection !== locks || where.and?.length !== 2) return
  const [list, id] = ['document.relationTo', 'document.value'].map(
    (name, at) => (where.and?.[at]?.[name] as { equals?: unknown } | undefined)?.equals,
  )
  return typeof list === 'string' && id !== undefined ? { list, id } : undefined
}

/** A deletion of the locks of a record that has none is not run. */
export const deleteLocksThatExist: StepFor = (payload) => ({
  deleteMany: (next) => async (deletion) => {
    const record = lockedRecord(deletion)
    if (record && !(await isLocked(payload, record, deletion.req))) return
    return next(deletion)
  },
})
