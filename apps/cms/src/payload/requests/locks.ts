/*
 * Payload 3.90: lets every account lock anything for anybody.
 * Upstream: none found.
 * Here: a request can only take a lock over or release its own.
 * Canary: locks: whoever has an account may lock a record for somebody else.
 */

import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { readRecord } from '../../platform/database/records.ts'
import { readableLocks } from './readable-locks.ts'

export const locks = 'payload-locked-documents'

export type Asker = { req: Pick<PayloadRequest, 'user'> }
export type LockRules = { isStaff: (asker: Asker) => boolean }

type Locked = { collection?: string; id?: number; global?: string }

/** Whether an account may change a record or the settings; only then may it lock them. */
export async function mayChange({ collection, id, global }: Locked, req: PayloadRequest): Promise<boolean> {
  const { globals, collections } = req.payload.config
  const kind = global
    ? globals.find(({ slug }) => slug === global)
    : collections.find(({ slug }) => slug === collection)
  if (!kind) return false
  const answer = await kind.access.update({ req, ...(id === undefined ? {} : { id }), data: {} })
  if (typeof answer === 'boolean') return answer
  const where: Where = { and: [answer, { id: { equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: collection as CollectionSlug, where, req })
  return totalDocs > 0
}

const lockedBy = (id: number): Where[] => [
  { 'user.relationTo': { equals: 'users' } },
  { 'user.value': { equals: id } },
]

const ownLocks: Access = ({ req }) => (req.user ? { and: lockedBy(req.user.id) } : false)

const locksOfWhatMayBeChanged =
  ({ isStaff }: LockRules): Access =>
  async ({ id, req }) => {
    if (!isStaff({ req })) return false
    if (id === undefined) return ownLocks({ req })
    const lock = await req.payload.findByID({ collection: locks, id, depth: 0, disableErrors: true, req })
    if (!lock) return false
    const { document, globalSlug } = lock
    return mayChange(
      globalSlug
        ? { global: globalSlug }
        : { collection: document?.relationTo ?? '', id: Number(document?.value) },
      req,
    )
  }

/** A lock can only be taken over, and only for oneself. */
const inOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) =>
  operation === 'update' && overrideAccess !== true && req.user
    ? { ...args, data: { user: { relationTo: 'users', value: req.user.id } } }
    : args

type Locker = { relationTo: string; value: number | { id: number } | null } | null | undefined

/**
 * Staff read their own account only, so Payload would show a number. The dialogs show what stands as the address of the
 * account: the colleague's name, and nothing else of it.
 */
const nameColleague: CollectionAfterReadHook = async ({ doc, req }) => {
  const locker = doc.user as Locker
  const id = typeof locker?.value === 'object' ? locker?.value?.id : locker?.value
  if (!req.user || !locker || id === undefined || id === req.user.id) return doc
  const where = { id: { equals: id } }
  const account = await readRecord<{ id: number; name: string }>(req.payload, {
    collection: 'users',
    where,
    req,
  })
  return account ? { ...doc, user: { ...locker, value: { id, email: account.name } } } : doc
}

/**
 * Payload lets every account lock anything for anybody. The desk creates locks itself when a record is opened; a
 * request can only take one over or release its own.
 */
export function boundLocks(collection: SanitizedCollectionConfig, rules: LockRules): void {
  collection.access = {
    ...collection.access,
    create: () => false,
    read: readableLocks((asked) => rules.isStaff(asked) && ownLocks(asked)),
    update: locksOfWhatMayBeChanged(rules),
    delete: ownLocks,
  }
  collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), inOwnName]
  collection.hooks.afterRead = [...(collection.hooks.afterRead ?? []), nameColleague]
}
