import type { CollectionSlug, Payload } from 'payload'
import { createLocalReq, NotFound } from 'payload'
import { daysInTrash } from '../../payload/trash/trash.ts'
import { readRecords } from '../../platform/database/records.ts'
import { usesOf } from '../uses/uses-of.ts'

const day = 24 * 60 * 60 * 1000

/** How many records and files went. */
export type Removed = { records: number; files: number }

/** The files last: what a record in the trash names goes with or after it. */
const listsWithTrash = (payload: Payload): CollectionSlug[] =>
  payload.config.collections
    .filter(({ trash }) => trash)
    .map(({ slug }) => slug as CollectionSlug)
    .sort((one, other) => Number(one === 'media') - Number(other === 'media'))

async function removeOne(payload: Payload, collection: CollectionSlug, id: number): Promise<boolean> {
  const context = { isDeedOfDesk: true }
  const req = await createLocalReq({ context }, payload)
  // Taken up again while it lay there, as by an import: it stays.
  if ((await usesOf(collection, [id], req)).length > 0) return false
  try {
    await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, context })
    return true
  } catch (error) {
    // Another process of the desk was faster.
    if (error instanceof NotFound || (error as { status?: number }).status === 404) return false
    throw error
  }
}

/** Removes for good what has been in the trash for 30 days, with its versions and files. */
export async function removeOldTrash(payload: Payload, now: Date): Promise<Removed> {
  const removed = { records: 0, files: 0 }
  const oldest = new Date(now.getTime() - daysInTrash * day).toISOString()
  for (const collection of listsWithTrash(payload)) {
    const { docs } = await readRecords<{ id: number }>(payload, {
      collection,
      where: { deletedAt: { less_than: oldest } },
      pagination: false,
      limit: 0,
    })
    for (const { id } of docs)
      if (await removeOne(payload, collection, id)) removed[collection === 'media' ? 'files' : 'records'] += 1
  }
  return removed
}
