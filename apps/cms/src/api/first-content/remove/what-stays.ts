import type { CollectionSlug, Payload } from 'payload'
import { referencesIn, referenceTo } from '../../../content/uses/references.ts'
import type { Within } from '../../../platform/database/transaction.ts'

type Stored = { id: number | string; createdAt?: string; updatedAt?: string; filename?: string | null }

/** All records of one collection, without read hooks and without the records that they refer to. */
export async function allOf(payload: Payload, collection: CollectionSlug, req: Within): Promise<Stored[]> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, overrideAccess: true, req })
  return docs as Stored[]
}

/** Staff work from the first account on. What was stored before belongs to the demo. */
export async function firstAccountAt(payload: Payload, req: Within): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]?.createdAt ?? new Date().toISOString()
}

/** Records with a draft saved by staff, which changes only their versions. */
async function withDrafts(
  payload: Payload,
  collection: CollectionSlug,
  since: string,
  req: Within,
): Promise<Set<unknown>> {
  if (!payload.collections[collection].config.versions) return new Set()
  const { docs } = await payload.findVersions({
    collection,
    where: { updatedAt: { greater_than_equal: since } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ parent }) => parent))
}

/**
 * What staff made or changed, and everything that it refers to, as `media 12`: a document of the council keeps its
 * heading, and the heading its department.
 */
export async function whatStays(
  payload: Payload,
  slugs: CollectionSlug[],
  since: string,
  req: Within,
): Promise<Set<string>> {
  const stored = new Map<string, { slug: CollectionSlug; record: Stored }>()
  const staying = new Set<string>()
  for (const slug of slugs) {
    const drafts = await withDrafts(payload, slug, since, req)
    for (const record of await allOf(payload, slug, req)) {
      const name = referenceTo(slug, record.id)
      stored.set(name, { slug, record })
      const isOurs = (record.createdAt ?? '') >= since || (record.updatedAt ?? '') >= since
      if (isOurs || drafts.has(record.id)) staying.add(name)
    }
  }
  // Iterating a set includes what is added meanwhile.
  for (const name of staying) {
    const known = stored.get(name)
    if (!known) continue
    const { flattenedFields } = payload.collections[known.slug].config
    for (const reference of referencesIn(flattenedFields, known.record)) staying.add(reference)
  }
  return staying
}
