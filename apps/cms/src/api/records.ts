import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { publishedAt } from './published.ts'

/** All records of a collection that residents may see now, in the order in which staff put them: one query. */
export async function publicRecords<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await payload.find({
    collection,
    where: publishedAt(new Date()),
    sort: '_order',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs as DataFromCollectionSlug<S>[]
}

/** What the API tells about an upload. */
export type MediaFile = { path: string; alt: { en?: string | null; mr?: string | null } }

/** The files behind these numbers: one query. Numbers of deleted files are left out. */
export async function mediaFiles(
  payload: Payload,
  ids: ReadonlySet<string>,
): Promise<Map<string, MediaFile>> {
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { filename: true, alt: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(
    docs.flatMap(({ id, filename, alt }) =>
      filename
        ? [[String(id), { path: `/uploads/${encodeURIComponent(filename)}`, alt: alt ?? {} }] as const]
        : [],
    ),
  )
}
