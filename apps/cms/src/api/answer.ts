import { callPaths, listAtPath, pushPaths, serverCallPaths } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { takeFeedback } from '../features/feedback/contact.ts'
import { addToFeedback, answerFeedbackStatus } from '../features/feedback/status/answer.ts'
import { takeReaderCounts } from '../features/looked-for/take-reader-counts.ts'
import { answerTransparency } from '../features/obligations/answer.ts'
import { answerOpening } from '../features/opening/answer.ts'
import { answerPushKey, endPushSubscription, takePushSubscription } from '../features/push/answer.ts'
import { watchOf } from '../platform/database/watch-database.ts'
import { answerArchive } from './archive.ts'
import { guardsOf } from './guard.ts'
import { answerList } from './list.ts'
import { takeNotification } from './notification.ts'
import { answerOldVersion, answerOldVersions } from './old-versions/answer.ts'
import { onlyTheSite } from './only-the-site.ts'
import { answerOpenApi, answerOpenApiPage } from './open-api/answer.ts'
import { Refusal } from './refusal.ts'
import { refused } from './reply.ts'
import { answerSignedLink } from './signed-links/answer.ts'
import { sendUpload } from './uploads.ts'
import { countOpinion } from './useful.ts'
import { answerVisitorCount, countVisit } from './visitor-count.ts'

type Handler = (payload: Payload, request: Request) => Response | Promise<Response>
type Route = { GET: Handler } | { POST: Handler }

const root = '/api'
const uploads = '/uploads/'

const calls: Record<string, Route> = {
  [callPaths.visitorCount]: { GET: answerVisitorCount },
  [callPaths.incrementVisitorCount]: { POST: countVisit },
  [callPaths.contactUs]: { POST: takeFeedback },
  [callPaths.notification]: { POST: takeNotification },
  [callPaths.useful]: { POST: countOpinion },
  [serverCallPaths.opening]: { GET: answerOpening },
  [serverCallPaths.signedLink]: { POST: answerSignedLink },
  [serverCallPaths.feedbackStatus]: { POST: answerFeedbackStatus },
  [serverCallPaths.feedbackAddition]: { POST: addToFeedback },
  [serverCallPaths.transparency]: { GET: answerTransparency },
  [serverCallPaths.archive]: { GET: answerArchive },
  [serverCallPaths.oldVersions]: { GET: answerOldVersions },
  [serverCallPaths.oldVersion]: { GET: answerOldVersion },
  [serverCallPaths.readerCounts]: { POST: takeReaderCounts },
  [pushPaths.pushKey]: { GET: answerPushKey },
  [pushPaths.pushSubscription]: { POST: takePushSubscription },
  [pushPaths.pushEnd]: { POST: endPushSubscription },
  [callPaths.openApi]: { GET: (_, request) => answerOpenApi(request) },
  '/docs': { GET: (_, request) => answerOpenApiPage(request) },
}

function routeAt(path: string): Route {
  const list = listAtPath(path)
  if (list) return { GET: (payload, request) => answerList(payload, list, request) }
  if (path.startsWith(uploads))
    return { GET: (payload, request) => sendUpload(payload, path.slice(uploads.length), request) }
  const call = Object.hasOwn(calls, path) ? calls[path] : undefined
  if (!call) throw new Refusal(404, 'notFound')
  return call
}

const pathOf = (request: Request): string => {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname
}

async function handle(payload: Payload, request: Request): Promise<Response> {
  await onlyTheSite(payload, request)
  const route = routeAt(pathOf(request))
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
