import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Payload, PayloadRequest, Plugin } from 'payload'
import { changesBetween, removeKeys } from '../platform/database/key-values.ts'
import { addRecord } from '../platform/database/records.ts'
import { whileOpen } from '../platform/database/while-open.ts'
import { isOneOfMany } from './approval/context.ts'
import { internalCollections } from './collections/internal-collections.ts'
import { startOfDay } from './published.ts'

const first = 'content-change:'
const afterLast = 'content-change;'
const hour = 60 * 60 * 1000

const notListed: ReadonlySet<string> = new Set(internalCollections)

/**
 * Each change adds a row of its own, in the same transaction: both become visible together, and two changes never
 * wait for each other, as they would for one counter.
 */
export async function noteChange(payload: Payload, req: Partial<PayloadRequest> = {}): Promise<void> {
  const key = `${first}${new Date().toISOString()}:${randomUUID()}`
  await addRecord(payload, { collection: 'payload-kv', data: { key, data: {} }, req })
}

const afterChange = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  if (!isOneOfMany(req)) await noteChange(req.payload, req)
}

const noting = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), afterChange],
  },
})

/** Records every change of public content, from any process. */
export const noteContentChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((each) => (notListed.has(each.slug) ? each : noting(each))),
  globals: (config.globals ?? []).map((global) => ({
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] },
  })),
})

/**
 * Changes after every write, also from another process, and every day in India, because records have a first and a
 * last day. One short query.
 */
export async function contentVersion(payload: Payload): Promise<string> {
  return `${startOfDay(new Date())} ${await changesBetween(payload, first, afterLast)}`
}

/**
 * Notes one change at the start, because a process may have died between a change and its row. Removes old rows once
 * an hour; cached lists do not live that long.
 */
export async function keepContentVersion(payload: Payload): Promise<void> {
  await noteChange(payload)
  const sweep = async (): Promise<void> => {
    const past = `${first}${new Date(Date.now() - hour).toISOString()}`
    await removeKeys(payload, first, past)
  }
  whileOpen(payload, { every: hour, failure: 'Old changes were not removed' }, sweep)
}
