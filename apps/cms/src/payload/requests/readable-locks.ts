/*
 * Payload 3.90: shows every account who has which record open, also of records that it may not read.
 * Upstream: none found.
 * Here: an account sees the locks of what it may read, and its own.
 * Canary: readable-locks: whoever has an account reads all locks.
 */

import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { readRecords } from '../../platform/database/records.ts'

const slug = 'payload-locked-documents'

/** Payload's own time, which no list of the desk changes: an older lock locks nothing and is shown nowhere. */
const lockedFor = 5 * 60 * 1000

type Lock = {
  id: number
  globalSlug?: string | null
  document?: { relationTo: string; value: number | { id: number } } | null
}
type Locked = { collection: string; id: number }

async function locksThatHold(req: PayloadRequest): Promise<Lock[]> {
  const where: Where = { updatedAt: { greater_than: new Date(Date.now() - lockedFor).toISOString() } }
  const all = { collection: slug, where, pagination: false, limit: 0, req } as const
  return (await readRecords<Lock>(req.payload, all)).docs
}

const recordOf = ({ document }: Lock): Locked | undefined => {
  if (!document) return undefined
  const { relationTo: collection, value } = document
  return { collection, id: typeof value === 'object' ? value.id : value }
}

/** Those of some records of one list that the account may read, by the rule of the list. */
async function readableIn(collection: string, ids: number[], req: PayloadRequest): Promise<Set<number>> {
  const may = await req.payload.collections[collection as CollectionSlug]?.config.access.read({ req })
  if (typeof may !== 'object') return new Set(may ? ids : [])
  // The rule is asked here and not Payload, which would note a reading of each message.
  const where: Where = { and: [{ id: { in: ids } }, may] }
  const asked = { collection: collection as CollectionSlug, where, pagination: false, depth: 0, limit: 0 }
  const { docs } = await req.payload.find({ ...asked, overrideAccess: true, req })
  return new Set(docs.map(({ id }) => Number(id)))
}

async function readableSettings(req: PayloadRequest): Promise<Set<string>> {
  const readable = new Set<string>()
  for (const { slug: global, access } of req.payload.config.globals)
    if (await access.read({ req })) readable.add(global)
  return readable
}

/**
 * By the numbers of the locks: of the list that a lock is about, the database asks only whether there is one, whatever
 * the operator (Payload's `relationTo`).
 */
async function readableOf(held: Lock[], req: PayloadRequest): Promise<number[]> {
  const records = held.flatMap((lock) => recordOf(lock) ?? [])
  const readable = new Map<string, Set<number>>()
  for (const [collection, of] of Map.groupBy(records, (record) => record.collection)) {
    const ids = of.map(({ id }) => id)
    readable.set(collection, await readableIn(collection, ids, req))
  }
  const settings = await readableSettings(req)
  const isReadable = (lock: Lock): boolean => {
    const record = recordOf(lock)
    return record
      ? readable.get(record.collection)?.has(record.id) === true
      : settings.has(lock.globalSlug ?? '')
  }
  return held.filter(isReadable).map(({ id }) => id)
}

/** The locks that an account sees besides its own. */
export const readableLocks =
  (own: Access): Access =>
  async (asked) => {
    const mine = await own(asked)
    if (typeof mine === 'boolean') return mine
    const held = await locksThatHold(asked.req)
    return held.length === 0 ? mine : { or: [mine, { id: { in: await readableOf(held, asked.req) } }] }
  }
