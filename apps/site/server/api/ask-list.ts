import { hash } from 'node:crypto'
import {
  endpointUrl,
  type Failure,
  type Language,
  type ListName,
  readList,
  type WireRow,
} from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { reasonOf } from '@nagardwar/http/log'
import type { ByteBudget } from '../upstream/byte-budget.ts'
import type { Upstream } from '../upstream/upstream.ts'

/**
 * The result of one request to the API. `dropped` counts the rows that could not be read. `digest` is equal for two
 * answers with the same bytes.
 */
export type Reply =
  | { ok: true; rows: WireRow<ListName>[]; dropped: number; isList: boolean; digest?: string }
  | { ok: false; error: Failure; reason: string; message?: string; isPage?: boolean }

/**
 * 20,000 rows of 200 bytes: ten times the longest list of a town (its properties), seventy times that of the demo council.
 * Read into rows a list takes up to five times as much memory.
 */
export const mostOfList = { bytes: 4 * 1024 ** 2, rows: 20_000 }
/** The limit for all answers that are being read at the same time. */
export const mostInFlight = 16 * 1024 ** 2
const longestBody = 5000

/** Requests one list from the API and reads it tolerantly. Failures are returned, never thrown. */
export const askList = (
  upstream: Upstream,
  name: ListName,
  language: Language | undefined,
  budget: ByteBudget,
): Promise<Reply> => askAgain(upstream, { name, language }, budget) as Promise<Reply>

/**
 * The same for a list that was read before. Most answers are the very bytes of the last one (`digest`), and reading
 * all lists anew every two seconds would be most of the garbage of a site that is read.
 */
export async function askAgain(
  upstream: Upstream,
  { name, language, digest }: { name: ListName; language: Language | undefined; digest?: string | undefined },
  budget: ByteBudget,
): Promise<Reply | 'unchanged'> {
  const share = budget.share()
  try {
    const response = await upstream(endpointUrl(name, language), { headers: { accept: 'application/json' } })
    const counted = response.body && share.through(response.body)
    const bytes = await boundedBody(counted, mostOfList.bytes, longestBody)
    const own = hash('sha256', bytes, 'base64url')
    if (response.ok && own === digest) return 'unchanged'
    const body = bytes.toString()
    if (!response.ok) return refused(response.status, body)
    if (isPageOf(response, body)) return page
    const reply = readReply(name, language, JSON.parse(body))
    return reply.ok ? { ...reply, digest: own } : reply
  } catch (error) {
    const failure = error instanceof SyntaxError ? 'invalid' : 'unavailable'
    return { ok: false, error: failure, reason: reasonOf(error) }
  } finally {
    share.end()
  }
}

export function readReply(name: ListName, language: Language | undefined, answer: unknown): Reply {
  if (rowsIn(answer) > mostOfList.rows)
    return { ok: false, error: 'invalid', reason: `The list has more than ${mostOfList.rows} rows` }
  let dropped = 0
  const rows = readList(name, language, answer, () => dropped++) as WireRow<ListName>[]
  return { ok: true, rows, dropped, isList: isList(answer) }
}

const rowsIn = (answer: unknown): number =>
  (Array.isArray(answer) ? answer : (answer as { data?: unknown[] } | null)?.data)?.length ?? 0

const isList = (answer: unknown): boolean =>
  Array.isArray(answer) || Array.isArray((answer as { data?: unknown } | null)?.data)

/** For an unknown address, servers show their web page, sometimes with the status 200. */
const isPageOf = ({ headers }: Response, body: string): boolean =>
  /^text\/html\b/i.test(headers.get('content-type') ?? '') || /^\s*</.test(body)

const page: Reply = {
  ok: false,
  error: 'invalid',
  reason: 'The API answered with a page of HTML',
  isPage: true,
}

/** The statuses with which servers say that they do not have an address. */
const absent = new Set([404, 405, 410, 501])

function refused(status: number, body: string): Reply {
  const message = messageIn(body)
  const isRefusal = status >= 400 && status < 500 && status !== 429
  const error = absent.has(status) ? 'notFound' : isRefusal ? 'invalid' : 'unavailable'
  return { ok: false, error, reason: `The API answered ${status}`, ...(message ? { message } : {}) }
}

/** The server's own message for people, if any. */
function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message.slice(0, 300) : undefined
  } catch {
    // HTML or an empty body has no message for people.
    return undefined
  }
}
