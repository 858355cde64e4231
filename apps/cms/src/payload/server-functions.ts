/*
 * Payload 3.90: runs every server function for whoever calls it, as often as it is called, and locks what the
 *   caller may not change.
 * Upstream: none found.
 * Here: only those of the desk's pages, only with an account, and limited; a lock only for who may change the
 *   record.
 * Canary: locks: whoever has an account may lock a record for somebody else.
 */

import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { Payload, PayloadRequest } from 'payload'
import { mayChange } from './requests/locks.ts'

type Call = { name: string; args: Record<string, unknown> }
type Account = { id: number } | null

/** The server functions that the desk's pages call. Payload has more, which are not used here. */
const known: ReadonlySet<string> = new Set([
  'form-state',
  'table-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'get-default-layout',
])

/** These give nothing that the user could not read otherwise. */
class Refused extends Error {
  override readonly name = 'Refused'
}

export type Server = {
  account: () => Promise<Account>
  limit: RateLimit
  /** Whether the account may change a record, and so lock it. */
  mayChange: (locked: { collection?: string; id?: number; global?: string }) => Promise<boolean>
  call: (call: Call) => Promise<unknown>
}

/**
 * A form is checked after each change, and shows no errors before the first attempt to save. Payload skips this check
 * then, and a late answer would remove the errors of a refused publication.
 */
const alwaysChecked = ({ name, args }: Call): Call =>
  name === 'form-state' && args.skipValidation === true
    ? { name, args: { ...args, skipValidation: false } }
    : { name, args }

async function withOwnLocks({ name, args }: Call, { mayChange: may }: Server): Promise<Call> {
  if (name !== 'form-state' || !args.returnLockStatus) return { name, args }
  const { collectionSlug, id, globalSlug } = args
  const locked = globalSlug
    ? { global: String(globalSlug) }
    : { collection: String(collectionSlug), ...(id === undefined ? {} : { id: Number(id) }) }
  return { name, args: (await may(locked)) ? args : { ...args, returnLockStatus: false } }
}

const failed = { errors: [{ message: 'The form could not be read' }] }

const isFailed = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  !('state' in answer) &&
  ('errors' in answer || 'message' in answer)

/** Runs a server function of the desk: only a known one, only with an account, and rate limited. */
export async function callFor(server: Server, name: unknown, given: unknown): Promise<unknown> {
  const isCall = typeof name === 'string' && known.has(name) && typeof given === 'object' && given !== null
  if (!isCall) throw new Refused('No such function')
  const call = { name, args: given as Record<string, unknown> }
  const account = await server.account()
  if (!account) throw new Refused('Not logged in')
  if (!(await server.limit(String(account.id))).isAllowed) throw new Refused('Too often')
  const answer = await server.call(alwaysChecked(await withOwnLocks(call, server)))
  // The reason is in the log. Database messages are never sent to a client.
  return name === 'form-state' && isFailed(answer) ? failed : answer
}

export const mayChangeAs =
  (payload: Payload, user: PayloadRequest['user']): Server['mayChange'] =>
  (locked) =>
    mayChange(locked, { payload, user, context: {} } as PayloadRequest)
