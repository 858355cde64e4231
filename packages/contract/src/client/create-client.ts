import { endpointUrl } from '../endpoint-url.ts'
import { type Feedback, feedbackNotification } from '../feedback.ts'
import type { Language } from '../language.ts'
import { callPaths, type ListName } from '../list-paths.ts'
import { type Log, noLog } from '../log.ts'
import { isObject } from '../reader/mend-row.ts'
import { readList } from '../reader/read-list.ts'
import { numberFrom, textFrom } from '../reader/scalar.ts'
import type { WireRow } from '../row.ts'
import { jsonOf } from './answer.ts'
import { NotFound, Unavailable } from './api-error.ts'
import { asJson } from './body.ts'
import { type Connection, request } from './request.ts'

/** The API, called with types. Every call rejects with `NotFound`, `Unavailable` or `Invalid`. */
export type Client = {
  /** The published rows of a list, in its order; without a language, those of both. */
  list<N extends ListName>(name: N, language?: Language): Promise<WireRow<N>[]>
  /** Visits so far. */
  visitorCount(): Promise<number>
  /** Counts a visit. */
  incrementVisitorCount(): Promise<void>
  /** Sends feedback. The reply's texts are empty where a server sends none. */
  sendFeedback(
    feedback: Feedback,
    options?: { idempotencyKey?: string },
  ): Promise<{ message: string; contactId: string }>
  /** Leaves the note to the desk that follows a feedback by `name`. */
  notify(name: string): Promise<void>
}

export type ClientOptions = {
  root: string
  fetch?: typeof fetch
  /** Milliseconds until an answer must be complete. */
  timeout?: number
  log?: Log
}

const defaultTimeout = 8000

// Only our own server has these two lists; a 404 means that defaults do (contract.md).
const ours: ReadonlySet<ListName> = new Set(['settings', 'texts'])

export function createClient({
  root,
  fetch = globalThis.fetch,
  timeout = defaultTimeout,
  log = noLog,
}: ClientOptions): Client {
  const connection: Connection = { root, fetch, timeout }
  const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    request(connection, path, {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    })
  return {
    list: (name, language) => listOf(connection, log, name, language),
    visitorCount: () => countOf(connection),
    incrementVisitorCount: async () => void (await post(callPaths.incrementVisitorCount)),
    sendFeedback: async (feedback, { idempotencyKey } = {}) => {
      const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined
      return receiptOf((await post(callPaths.contactUs, feedback, headers)).text)
    },
    notify: async (name) => void (await post(callPaths.notification, feedbackNotification(name))),
  }
}

async function listOf<N extends ListName>(
  connection: Connection,
  log: Log,
  name: N,
  language: Language | undefined,
): Promise<WireRow<N>[]> {
  try {
    const { status, text } = await request(connection, endpointUrl(name, language), { method: 'GET' })
    return readList(name, language, jsonOf(status, text), log)
  } catch (error) {
    if (error instanceof NotFound && ours.has(name)) return []
    throw error
  }
}

async function countOf(connection: Connection): Promise<number> {
  const { status, text } = await request(connection, callPaths.visitorCount, { method: 'GET' })
  const json = jsonOf(status, text)
  const count = isObject(json) ? numberFrom(json.count) : undefined
  if (count === undefined || count < 0) throw new Unavailable('The answer has no count', { status })
  return count
}

// Older servers reply to feedback in shapes of their own: what counts is that they took it.
function receiptOf(text: string): { message: string; contactId: string } {
  const json = asJson(text)?.json
  const field = (name: string) => (isObject(json) && Object.hasOwn(json, name) ? textFrom(json[name]) : '')
  return { message: field('message'), contactId: field('contactId') }
}
