import type { CollectionSlug, Payload } from 'payload'
import type { Within } from './transaction.ts'

/** Stores that the first start is done. An empty database does not say so: staff may have deleted everything. */
export const firstContent = 'first-content'

export async function isMarked(payload: Payload): Promise<boolean> {
  return (await payload.kv.get(firstContent)) !== null
}

/** What the first start stored; undefined if an earlier version stored it. */
export async function contentOf(payload: Payload): Promise<string | undefined> {
  const value = await payload.kv.get<{ content?: string }>(firstContent)
  return value?.content
}

/** Fails if the mark is there: the key is unique. */
export async function mark(payload: Payload, req: Within, content = 'empty'): Promise<void> {
  await payload.create({
    collection: 'payload-kv',
    data: { key: firstContent, data: { at: new Date().toISOString(), content } },
    overrideAccess: true,
    req,
  })
}

/** Fills nothing in, but does `begin` in a council that nobody has touched. One process at a time. */
export async function markFirstStart(
  payload: Payload,
  begin: (payload: Payload) => Promise<void>,
): Promise<void> {
  if (await isMarked(payload)) return
  if (await isUntouched(payload)) await begin(payload)
  await mark(payload, {})
}

/** A database with content is never a first start, with or without a marker. */
export async function isUntouched(payload: Payload): Promise<boolean> {
  const slugs = (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !slug.startsWith('payload-'),
  )
  for (const collection of slugs)
    if ((await payload.count({ collection, overrideAccess: true })).totalDocs > 0) return false
  return true
}
