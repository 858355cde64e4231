import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

/** Who saved a draft last, and their name then. */
export type Author = { id: number; name: string }

const kv = 'payload-kv'
const first = 'draft-of:'
const keyOf = (slug: string, id: number | string): string => `${first}${slug}:${id}`
const is = (key: string) => ({ key: { equals: key } })

// In the change's own transaction, so that it is there with the draft or not at all.
const forget = (key: string, req: PayloadRequest): Promise<unknown> =>
  req.payload.db.deleteMany({ collection: kv, where: is(key), req })

/** Remembers whose a draft is, until it is published: Payload's versions do not say. */
export const rememberAuthor: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const key = keyOf(collection.slug, doc.id)
  if (doc._status !== 'draft') await forget(key, req)
  else if (req.user) {
    const data = { key, data: { id: req.user.id, name: req.user.name } }
    await req.payload.db.upsert({ collection: kv, data, where: is(key), req })
  }
  return doc
}

export const forgetAuthor: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forget(keyOf(collection.slug, id), req)
}

/** By list and id: `tenders:7`. */
export async function authorsOfDrafts(req: PayloadRequest): Promise<Map<string, Author>> {
  const { docs } = await req.payload.db.find<{ key: string; data: Author }>({
    collection: kv,
    where: { key: { like: first } },
    limit: 0,
    pagination: false,
    req,
  })
  const own = docs.filter(({ key }) => key.startsWith(first))
  return new Map(own.map(({ key, data }) => [key.slice(first.length), data]))
}
