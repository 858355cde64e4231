import type { CollectionSlug, Payload } from 'payload'
import type { Within } from './library.ts'

/** Remembers that the first start is over. Emptiness would not do: staff may have deleted everything. */
const key = 'first-content'

export async function isMarked(payload: Payload): Promise<boolean> {
  return (await payload.kv.get(key)) !== null
}

/** Two processes that start together: the key is unique, so only one of them gets past this line. */
export async function mark(payload: Payload, req: Within): Promise<void> {
  await payload.create({
    collection: 'payload-kv',
    data: { key, data: { at: new Date().toISOString() } },
    overrideAccess: true,
    req,
  })
}

/** A database that somebody has worked in already is never a first start, marked or not. */
export async function isUntouched(payload: Payload): Promise<boolean> {
  const slugs = (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !slug.startsWith('payload-'),
  )
  for (const collection of slugs)
    if ((await payload.count({ collection, overrideAccess: true })).totalDocs > 0) return false
  return true
}
