import { callPaths, listAtPath, serverCallPaths } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { watchOf } from '../platform/database/watch-database.ts'
import { answerArchive } from './archive.ts'
import { apiCalls, type Route } from './calls.ts'
import { guardsOf } from './guard.ts'
import { answerList } from './list.ts'
import { answerOldVersion, answerOldVersions } from './old-versions/answer.ts'
import { onlyTheSite } from './only-the-site.ts'
import { answerOpenApi, answerOpenApiPage } from './open-api/answer.ts'
import { Refusal } from './refusal.ts'
import { refused } from './reply.ts'
import { answerSignedLink } from './signed-links/answer.ts'
import { sendUpload } from './uploads.ts'
import { answerVisitorCount, countVisit } from './visitor-count.ts'

const root = '/api'
const uploads = '/uploads/'

const ownCalls: Readonly<Record<string, Route>> = {
  [callPaths.visitorCount]: { GET: answerVisitorCount },
  [callPaths.incrementVisitorCount]: { POST: countVisit },
  [serverCallPaths.signedLink]: { POST: answerSignedLink },
  [serverCallPaths.archive]: { GET: answerArchive },
  [serverCallPaths.oldVersions]: { GET: answerOldVersions },
  [serverCallPaths.oldVersion]: { GET: answerOldVersion },
  [callPaths.openApi]: { GET: answerOpenApi },
  '/docs': { GET: answerOpenApiPage },
}

const callAt = (path: string, payload: Payload): Route | undefined =>
  [ownCalls, ...apiCalls.of(payload)].find((calls) => Object.hasOwn(calls, path))?.[path]

function routeAt(path: string, payload: Payload): Route {
  const list = listAtPath(path)
  if (list) return { GET: (payload, request) => answerList(payload, list, request) }
  if (path.startsWith(uploads))
    return { GET: (payload, request) => sendUpload(payload, path.slice(uploads.length), request) }
  const call = callAt(path, payload)
  if (!call) throw new Refusal(404, 'notFound')
  return call
}

const pathOf = (request: Request): string => {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname
}

async function handle(payload: Payload, request: Request): Promise<Response> {
  await onlyTheSite(payload, request)
  const route = routeAt(pathOf(request), payload)
  if ('GET' in route) {
    const allow = 'GET, HEAD, OPTIONS'
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    if (request.method === 'GET' || request.method === 'HEAD') return route.GET(payload, request)
    throw new Refusal(405, 'wrongMethod', { headers: { allow } })
  }
  const allow = 'POST, OPTIONS'
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  if (request.method !== 'POST') throw new Refusal(405, 'wrongMethod', { headers: { allow } })
  for (const guard of guardsOf(payload)) await guard(request)
  await watchOf(payload)?.check()
  return route.POST(payload, request)
}

function answerTo(error: unknown, payload: Payload, request: Request): Response {
  if (error instanceof Refusal) return refused(error, request)
  const { pathname } = new URL(request.url)
  payload.logger.error({
    err: error,
    path: pathname,
    method: request.method,
    msg: 'The API failed',
  })
  return refused(new Refusal(500, 'failed', { headers: { 'retry-after': '5' } }), request)
}

/** The contract's API as a function from request to response (contract.md). It never throws. */
export async function answer(payload: Payload, request: Request): Promise<Response> {
  const response = await handle(payload, request).catch((error: unknown) => answerTo(error, payload, request))
  if (request.method !== 'HEAD' || !response.body) return response
  await response.body.cancel()
  return new Response(null, response)
}
