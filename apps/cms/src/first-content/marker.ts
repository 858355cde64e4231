import type { CollectionSlug, Payload } from 'payload'
import type { Within } from './library.ts'

/** Remembers that the first start is over. Emptiness would not do: staff may have deleted everything. */
export const firstContent = 'first-content'

export async function isMarked(payload: Payload): Promise<boolean> {
  return (await payload.kv.get(firstContent)) !== null
}

/** What the first start stored; undefined where an earlier version stored it. */
export async function contentOf(payload: Payload): Promise<string | undefined> {
  const value = await payload.kv.get<{ content?: string }>(firstContent)
  return value?.content
}

/** Two processes that start together: the key is unique, so only one of them gets past this line. */
export async function mark(payload: Payload, req: Within, content = 'empty'): Promise<void> {
  await payload.create({
    collection: 'payload-kv',
    data: { key: firstContent, data: { at: new Date().toISOString(), content } },
    overrideAccess: true,
    req,
  })
}

/** Of desks that start at the same moment one is first; the others find the mark. */
export async function markFirstStart(payload: Payload): Promise<void> {
  if (await isMarked(payload)) return
  await mark(payload, {}).catch(async (error: unknown) => {
    if (!(await isMarked(payload))) throw error
  })
}

/** A database with content is never a first start, marked or not. */
export async function isUntouched(payload: Payload): Promise<boolean> {
  const slugs = (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !slug.startsWith('payload-'),
  )
  for (const collection of slugs)
    if ((await payload.count({ collection, overrideAccess: true })).totalDocs > 0) return false
  return true
}
