import type { CollectionBeforeChangeHook } from 'payload'
import { isMovedInList } from '../../payload/requests/reorder.ts'
import { changeRecord } from '../../platform/database/records.ts'
import { roleOf } from '../access/role.ts'

/**
 * An editor's position in a list needs no approval: when a record with a newer draft is moved, its published row moves too.
 * Payload would write the position only into the draft, and the desk and the site would show different orders. What a clerk moves
 * is a draft that waits for approval, like everything that she changes.
 */
export const onePlace: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const place: unknown = data._order
  if (isMovedInList(req) && roleOf({ req }) !== 'clerk' && typeof place === 'string' && originalDoc)
    await changeRecord(req.payload, {
      collection: collection.slug,
      id: originalDoc.id,
      data: { _order: place },
      req,
      returning: false,
    })
  return data
}
