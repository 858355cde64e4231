import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { roleOf } from './role.ts'

const saves: readonly string[] = ['create', 'update', 'restoreVersion']

/**
 * A clerk's change is always a draft for an editor to publish, also when the published record is changed
 * without naming a status, or when an old version is restored: neither shows in the data an access rule sees.
 */
export const clerksSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const isClerk = roleOf({ req }) === 'clerk' && overrideAccess !== true
  const isDraft = 'draft' in args && args.draft === true
  if (isClerk && saves.includes(operation) && !isDraft) throw new Forbidden(req.t)
  return args
}
