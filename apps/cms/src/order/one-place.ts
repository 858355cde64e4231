import type { CollectionBeforeChangeHook } from 'payload'
import { isMovedInList } from '../requests/reorder.ts'

/**
 * A place in a list is no text that waits for approval: when a record with a newer draft is moved, its published row
 * moves too. Payload would write the place only into the draft, and the desk and the site would show other orders.
 */
export const onePlace: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const place: unknown = data._order
  if (isMovedInList(req) && typeof place === 'string' && originalDoc)
    await req.payload.db.updateOne({
      collection: collection.slug,
      id: originalDoc.id,
      data: { _order: place },
      req,
      returning: false,
    })
  return data
}
