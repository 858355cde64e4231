import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { isMovedInList } from '../../payload/requests/reorder.ts'
import { moveOf } from '../../payload/trash/trash.ts'
import { roleOf } from './role.ts'

const saves: readonly string[] = ['create', 'update', 'restoreVersion']

/**
 * A clerk's change is always a draft for an editor to publish, also when the published record is changed
 * without naming a status, or when an old version is restored: neither shows in the data an access rule sees.
 */
export const clerksSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const isClerk = roleOf({ req }) === 'clerk' && overrideAccess !== true
  const isDraft = 'draft' in args && args.draft === true
  // Into the trash and out of it has rules of its own.
  const isMoved = moveOf(req) !== undefined
  // Payload would publish the new place of what is published.
  if (isClerk && operation === 'update' && isMovedInList(req)) return { ...args, draft: true }
  if (isClerk && saves.includes(operation) && !isDraft && !isMoved) throw new Forbidden(req.t)
  return args
}
