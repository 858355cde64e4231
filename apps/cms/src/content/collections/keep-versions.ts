import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { readVersions, removeVersions } from '../../platform/database/records.ts'
import { deskOption } from '../../platform/desk-option.ts'

/** How many versions of each record are kept, the newest of each kind. */
export const versionsKept = deskOption<{ drafts: number; published: number }>('versionsKept')

type Kept = {
  collection: CollectionSlug
  parent: number | string
  status: 'draft' | 'published'
  most: number
}

/** Deletes all but the newest of a record's versions of one status; the record's latest version always stays. */
async function keepNewest({ collection, parent, status, most }: Kept, req: PayloadRequest): Promise<void> {
  const ofStatus: Where[] = [{ parent: { equals: parent } }, { 'version._status': { equals: status } }]
  const query = {
    collection,
    where: { and: ofStatus },
    sort: '-updatedAt',
    limit: 1,
    page: most,
    pagination: false,
  }
  const { docs } = await readVersions(req.payload, { ...query, req })
  const oldest = docs[0]
  if (!oldest) return
  const older: Where[] = [{ updatedAt: { less_than: oldest.updatedAt } }, { latest: { not_equals: true } }]
  await removeVersions(req.payload, { collection, where: { and: [...ofStatus, ...older] }, req })
}

/** Drafts and published versions are counted separately: drafts never delete a version that residents have seen. */
export const keepVersions: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const record = { collection: collection.slug as CollectionSlug, parent: doc.id }
  const { drafts, published } = versionsKept.of(req.payload)
  await keepNewest({ ...record, status: 'draft', most: drafts }, req)
  await keepNewest({ ...record, status: 'published', most: published }, req)
  return doc
}
