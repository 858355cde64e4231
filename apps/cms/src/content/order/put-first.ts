import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { generateKeyBetween } from 'payload/shared'

type Placed = { _order?: string | null }

/**
 * Puts a new record of staff before all others. Payload would put it last, where nobody sees a new tender. Content
 * stored by a program is in order already.
 */
export const putFirst: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI !== 'REST') return data
  const { docs } = await req.payload.find({
    collection: collection.slug as CollectionSlug,
    where: { _order: { exists: true } },
    sort: '_order',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { _order: true } as never,
    req,
  })
  const first = (docs[0] as Placed | undefined)?._order ?? null
  return { ...data, _order: generateKeyBetween(null, first) }
}
