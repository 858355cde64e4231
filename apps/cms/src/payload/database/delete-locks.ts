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

/**
 * Before each save Payload (3.90) deletes the locks of the record, with a statement that names every list: making and
 * preparing it is a fifth of the work of a save. Upstream: none found. A record is seldom locked, so its locks are
 * looked for first.
 */
export const deleteLocksThatExist: StepFor = (payload) => ({
  deleteMany: (next) => async (deletion) => {
    const record = lockedRecord(deletion)
    if (record && !(await isLocked(payload, record, deletion.req))) return
    return next(deletion)
  },
})
