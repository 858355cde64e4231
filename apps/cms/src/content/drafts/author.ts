import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { moveOf } from '../../payload/trash/trash.ts'
import { putRecord, readRecords, removeRecords } from '../../platform/database/records.ts'

/** Who saved a draft last, with their name at that time. */
export type Author = { id: number; name: string }

const kv = 'payload-kv'
const first = 'draft-of:'
const keyOf = (slug: string, id: number | string): string => `${first}${slug}:${id}`
const is = (key: string) => ({ key: { equals: key } })

// In the transaction of the change, so both are stored or neither is.
const forget = (key: string, req: PayloadRequest): Promise<unknown> =>
  removeRecords(req.payload, { collection: kv, where: is(key), req })

/** Stores who wrote a draft until it is published: Payload's versions do not have it. */
export const rememberAuthor: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const key = keyOf(collection.slug, doc.id)
  const move = moveOf(req)
  // A draft keeps its author in the trash and when it is restored.
  if (move === 'in' || move === 'out') return doc
  if (doc._status !== 'draft') await forget(key, req)
  else if (req.user) {
    const data = { key, data: { id: req.user.id, name: req.user.name } }
    await putRecord(req.payload, { collection: kv, data, where: is(key), req })
  }
  return doc
}

export const forgetAuthor: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forget(keyOf(collection.slug, id), req)
}

/** Key by list and id: `tenders:7`. */
export async function authorsOfDrafts(req: PayloadRequest): Promise<Map<string, Author>> {
  const { docs } = await readRecords<{ key: string; data: Author }>(req.payload, {
    collection: kv,
    where: { key: { like: first } },
    limit: 0,
    pagination: false,
    req,
  })
  const own = docs.filter(({ key }) => key.startsWith(first))
  return new Map(own.map(({ key, data }) => [key.slice(first.length), data]))
}
