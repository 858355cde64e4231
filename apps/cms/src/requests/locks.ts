import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { nobody } from '../access/nobody.ts'
import { staff } from '../access/staff.ts'

export const locks = 'payload-locked-documents'

type Locked = { collection?: string; id?: number; global?: string }

/** Whether an account may change a record or the settings: only then may it lock them. */
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

const locksOfWhatMayBeChanged: Access = async ({ id, req }) => {
  if (!staff({ req })) return false
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

/** A lock is only ever taken over, and in one's own name. */
const inOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) =>
  operation === 'update' && overrideAccess !== true && req.user
    ? { ...args, data: { user: { relationTo: 'users', value: req.user.id } } }
    : args

/**
 * Payload lets everybody with an account lock anything in anybody's name. The desk makes locks itself, when a record is
 * opened; a request only takes one over or lifts its own.
 */
export function boundLocks(collection: SanitizedCollectionConfig): void {
  collection.access = {
    ...collection.access,
    create: nobody,
    read: staff,
    update: locksOfWhatMayBeChanged,
    delete: ownLocks,
  }
  collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), inOwnName]
}
