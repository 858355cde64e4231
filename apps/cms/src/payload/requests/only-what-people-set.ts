import {
  type Access,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isFromTrash, isToTrash } from '../trash/trash.ts'
import { isMovedInList } from './reorder.ts'
import { submitted } from './submitted.ts'
import { orderField, systemFields } from './system-fields.ts'

const writes: ReadonlySet<string> = new Set(['create', 'update'])

/** Sent by the account form but not fields of an account. Payload makes a hash of the password. */
const withAccounts = ['password']
const longestPassword = 200

type Sent = { data?: unknown; req: PayloadRequest }

function open(all: ReadonlySet<string>, req: PayloadRequest): ReadonlySet<string> {
  if (!isMovedInList(req)) return all
  return new Set([...all].filter((name) => name !== orderField))
}

const passwordIn = (data: unknown): Record<string, string> =>
  Object.fromEntries(
    withAccounts.flatMap((name) => {
      const value = (data as Record<string, unknown> | null | undefined)?.[name]
      return typeof value === 'string' ? [[name, value.slice(0, longestPassword + 1)]] : []
    }),
  )

const cleaned = <Args extends Sent>(
  args: Args,
  fields: FlattenedField[],
  system: ReadonlySet<string>,
): Args => ({
  ...args,
  data: submitted(fields, args.data, open(system, args.req), args.req),
})

/**
 * Payload asks for access after these hooks. Who may not write here hears that, and not what is wrong with the values.
 */
async function withAccessFirst<T>(
  work: () => T,
  access: Access | undefined,
  { data, req }: Sent,
): Promise<T> {
  try {
    return work()
  } catch (error) {
    if (error instanceof ValidationError && access && !(await access({ req, data })))
      throw new Forbidden(req.t)
    throw error
  }
}

/** Into the trash and out of it goes a record as it is: nothing else that the request names is set. */
function trashOnly({ data, trash }: { data?: unknown; trash?: boolean }): object | undefined {
  if (isToTrash(data)) return { deletedAt: new Date().toISOString() }
  if (!isFromTrash(data, trash)) return undefined
  const { _status } = data as { _status?: unknown }
  return { deletedAt: null, _status: _status === 'published' ? 'published' : 'draft' }
}

/** Everything that a request writes into a collection, including Payload's own, passes here first. */
export const onlyWhatPeopleSet: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
}) => {
  if (overrideAccess === true || !writes.has(operation) || !('data' in args)) return args
  const sent = args as Sent
  const moved = operation === 'update' && collection.trash ? trashOnly(args) : undefined
  if (moved) return { ...args, data: moved }
  const { data } = await withAccessFirst(
    () => cleaned(sent, collection.flattenedFields, systemFields(collection)),
    operation === 'create' ? collection.access.create : collection.access.update,
    sent,
  )
  return { ...args, data: { ...(data as object), ...(collection.auth ? passwordIn(sent.data) : {}) } }
}

export const onlyWhatPeopleSetIn =
  (fields: FlattenedField[]): GlobalBeforeOperationHook =>
  ({ args, global, operation, overrideAccess }) => {
    if (overrideAccess === true || operation !== 'update') return args
    const sent = args as Sent
    const system = systemFields({ auth: false as never, upload: false as never })
    return withAccessFirst(() => cleaned(sent, fields, system), global.access.update, sent)
  }
