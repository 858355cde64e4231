import {
  bodyLimit,
  callPaths,
  feedbackSecretSchema,
  idempotencyKeySchema,
  longestPagePath,
  pushPaths,
  reportPaths,
  serverCallPaths,
} from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { requestIdHeader } from '@nagardwar/http/request-context'
import { receiptIn } from '../../app/api/receipt.ts'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { readAddress } from '../pages/address.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** The only calls that change anything, so only these are forwarded with a body. */
export const writePaths: ReadonlySet<string> = new Set([
  callPaths.contactUs,
  callPaths.notification,
  callPaths.incrementVisitorCount,
  callPaths.useful,
  pushPaths.pushSubscription,
  pushPaths.pushEnd,
  reportPaths.report,
  reportPaths.reportFollow,
])

/** The calls that are answered with a receipt. */
const withReceipt: ReadonlySet<string> = new Set([
  callPaths.contactUs,
  serverCallPaths.misconductReport,
  serverCallPaths.proposal,
  reportPaths.report,
  serverCallPaths.noticeAnswer,
])

type Options = {
  upstream: Upstream
  limits: ReadonlyMap<string, RateLimit>
  /** Whether a page exists at a path. */
  isPage: (path: string) => Promise<boolean>
  log: Log
}

const longestBody = 10_000
const passedBack = ['content-type', 'retry-after']

/**
 * Forwards a write to the API and returns its answer, with a limit per client and minute. Writes to `/api` and those
 * of a page's action count together. The client's address is sent along, because the API limits clients too.
 */
export function createWrites({ upstream, limits, isPage, log }: Options) {
  return async (path: string, request: Request, client: string): Promise<Response> => {
    const turn = (await limits.get(path)?.(clientKey(client))) ?? { isAllowed: true }
    if (!turn.isAllowed)
      return refuse(429, 'Too many requests. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const hasBody = path !== callPaths.incrementVisitorCount
    if (hasBody && !isJson(request)) return refuse(415, 'Please send JSON.')
    const key = request.headers.get('idempotency-key')
    if (key !== null && !idempotencyKeySchema.safeParse(key).success)
      return refuse(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.')
    const body = hasBody ? await requestBody(request) : undefined
    if (body instanceof Response) return body
    if (path === callPaths.useful && !(await isAboutPage(String(body))))
      return refuse(404, 'There is no such page.')
    try {
      return await passOn(path, { client, key, body: body?.toString() })
    } catch (error) {
      log.warn('A write could not be passed on', { path, reason: reasonOf(error) })
      return refuse(503, 'The council’s server is not available at the moment. Please try again later.')
    }
  }

  async function isAboutPage(body: string): Promise<boolean> {
    const page = pageIn(body)
    return page !== undefined && isPage(page)
  }

  async function passOn(
    path: string,
    { client, key, body }: { client: string; key: string | null; body: string | undefined },
  ): Promise<Response> {
    const response = await upstream(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'x-forwarded-for': client,
        ...requestIdHeader(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    const answer = await boundedBody(response.body, bodyLimit, longestBody)
    const headers = passedBack.flatMap((name) =>
      response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [],
    )
    const kind = kindOf(response.headers.get('content-type') ?? '', answer.toString())
    if (kind === 'rubbish' || (kind === 'plain' && !response.ok && response.status < 500))
      return refuse(502, 'The council’s server gave no proper answer.')
    if (!response.ok) return refused(response.status, answer.toString(), Object.fromEntries(headers))
    if (withReceipt.has(path) && response.ok && !hasReceipt(answer.toString())) {
      log.error('A feedback was answered without a receipt: it counts as not stored', {
        status: response.status,
      })
      return refuse(502, 'The council’s server gave no proper answer.')
    }
    if (kind === 'plain') return Response.json({}, { status: response.status })
    if (withReceipt.has(path)) return receipt(response.status, answer.toString())
    return new Response(new Uint8Array(answer), {
      status: response.status,
      headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' },
    })
  }
}

/**
 * A page of HTML, a list or half an object is not an acknowledgement, whatever its status: it does not come from the
 * API. Servers in use acknowledge with an object, an empty body or a word. For a feedback a receipt is required too.
 */
function kindOf(type: string, answer: string): 'object' | 'plain' | 'rubbish' {
  if (/^text\/html\b/i.test(type) || /^\s*</.test(answer)) return 'rubbish'
  if (!/^application\/json\b/i.test(type)) return 'plain'
  try {
    const value: unknown = JSON.parse(answer)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? 'object' : 'rubbish'
  } catch {
    return 'rubbish'
  }
}

/** The path of the page in question, if it has the form of a page's path. */
function pageIn(body: string): string | undefined {
  try {
    const page = String((JSON.parse(body) as { page?: unknown } | null)?.page)
    if (page.length > longestPagePath) return undefined
    const address = readAddress(page)
    return address.kind === 'page' && address.key === page ? page : undefined
  } catch {
    // A body that is not JSON names no page.
    return undefined
  }
}

/**
 * A refusal in our own words: the server's could contain database messages and other people's data. Only the errors
 * of fields are passed on, as the contract defines them.
 */
function refused(status: number, answer: string, headers: Record<string, string>): Response {
  const passedOn: Record<string, string> = headers['retry-after']
    ? { 'retry-after': headers['retry-after'] }
    : {}
  if (status >= 500) return refuse(status, 'The council’s server could not take this.', passedOn)
  const errors = fieldErrorsIn(answer)
  const message = 'The council’s server refused this.'
  if (!errors) return refuse(status, message, passedOn)
  return Response.json({ message, errors }, { status, headers: { ...passedOn, 'cache-control': 'no-store' } })
}

/** Text keys by field; nothing if a server sends something else. */
function fieldErrorsIn(answer: string): Record<string, string> | undefined {
  const { errors } = objectIn(answer)
  const entries = Object.entries(typeof errors === 'object' && errors !== null ? errors : {})
  const known = entries.filter(([, key]) => typeof key === 'string' && /^[a-zA-Z]{1,40}$/.test(key))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/**
 * The answer for a stored message: its number, under the server's own field name, the secret of its link, and the day that is
 * promised for a report.
 */
function receipt(status: number, answer: string): Response {
  const { contactId, id, secret, dueOn } = objectIn(answer)
  const link = feedbackSecretSchema.safeParse(secret)
  const message = 'Feedback submitted successfully'
  return Response.json(
    {
      message,
      ...(contactId === undefined ? { id } : { contactId }),
      ...(link.success ? { secret: link.data } : {}),
      ...(typeof dueOn === 'string' && /^\d{4}-\d\d-\d\d$/.test(dueOn) ? { dueOn } : {}),
    },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}

function objectIn(answer: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // A word or an empty body has no fields.
    return {}
  }
}

const hasReceipt = (answer: string): boolean => receiptIn(objectIn(answer)) !== undefined

const isJson = (request: Request): boolean =>
  /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
