import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressChain, clientAddress, clientKey } from '@nagardwar/http/client-address'
import { createFairTurns } from '@nagardwar/http/fair-turns'
import { refuseWith } from '@nagardwar/http/refuse-with'
import { isReadyFor, send } from '@nagardwar/http/representation'
import { inRequest, requestId } from '@nagardwar/http/request-context'
import { logRequest } from '@nagardwar/http/request-log'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import { createHttpServer } from '@nagardwar/http/server'
import { createApp } from './app.ts'
import { askToWait } from './http/asked-too-much.ts'
import type { Site } from './site.ts'

/**
 * A form with three files of 5 MB takes four minutes over a slow line. Every other body is read for ten seconds at most
 * (`http/request-body.ts`), and a connection on which nothing comes is closed after a minute.
 */
const longestRequest = 300_000

/**
 * A form of 60 KB is read and checked in some 5 ms. What many clients send at the same moment is read by so many at a
 * time, so that what others ask for is answered in between. A body that comes slowly keeps nobody else waiting.
 */
const formsAtOnce = { mostAtOnce: 8, mostWaiting: 4096, longestHold: 25 }

/** A handler that runs first: Vite in development. */
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Cached answers are written directly to the connection; everything else goes to the app. */
export function createListener(site: Site, before: Before = (_request, _response, next) => next()): Server {
  const app = createApp(site)
  const answer = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const headers = { ...everyAnswer(site.config.origin), 'content-security-policy': nothingInside }
  const { defaultLanguage } = site.config
  const enter = createFairTurns()
  const enterForms = createFairTurns(formsAtOnce)
  return createHttpServer({
    longestRequest,
    headers,
    certificate: site.config.certificate,
    handle: (request, response, address) =>
      before(request, response, () => {
        if (sendFromMemory(site, address, request, response))
          return site.metrics.note(request.method, address, response.statusCode, 'memory')
        const client = clientOf(site, request)
        const isSpent = (): boolean => {
          const turn = site.mayBeRead(client)
          if (turn.isAllowed) return false
          askToWait(request, response, address, turn.retryAfter, { defaultLanguage, headers })
          return true
        }
        if (isSpent()) return site.metrics.note(request.method, address, 429, 'server')
        const id = requestId(request, site.config.trustedHops)
        noteWhenSent(site, { address, id }, request, response)
        response.once('close', () => {
          if (isForOne(request, response)) site.answered(client, announced(request))
        })
        const refuse = (): void => refuseWith(response, 429, { ...headers, 'retry-after': '1' })
        // Those that came together have used it up while this one waited.
        const work = (): void => {
          if (!isSpent()) inRequest(id, () => site.workingFor(client, () => void answer(request, response)))
        }
        enter(
          client,
          response,
          () => (announced(request) > 0 ? enterForms('all', response, work, refuse) : work()),
          refuse,
        )
      }),
  })
}

/** An answer that no other reader gets: a refusal, what was asked by a form, a page of results. */
function isForOne(request: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode >= 400 || (request.method !== 'GET' && request.method !== 'HEAD')) return true
  return String(response.getHeader('cache-control') ?? '').includes('no-store')
}

/** The server takes no body whose length is not said. */
const announced = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0) || 0

function clientOf({ config }: Site, { headers, socket }: IncomingMessage): string {
  const chain = addressChain(headers['x-forwarded-for']?.toString(), socket.remoteAddress)
  return clientKey(clientAddress(chain, config.trustedHops))
}

/** One count and one log line per answer that was not cached. Nothing of the query or of a person. */
function noteWhenSent(
  site: Site,
  { address, id }: { address: string; id: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { metrics, log } = site
  const { method } = request
  const began = performance.now()
  response.once('close', () => {
    noteReader(site, address, request, response)
    metrics.note(method, address, response.statusCode, 'server')
    logRequest(log, { method, route: metrics.routeOf(address), id, began }, response)
  })
}

/** Counts a page that somebody opened, or a file from the results of a search. Private pages are not counted. */
function noteReader(site: Site, address: string, request: IncomingMessage, response: ServerResponse): void {
  const { statusCode } = response
  const isSent = statusCode === 200 || statusCode === 206 || statusCode === 304
  if (!isSent || site.opening.isClosed() || site.isPrivate(address.split('?')[0] ?? '')) return
  const client = (): string => clientOf(site, request)
  if (address.startsWith('/api/uploads/')) site.searchAnalytics.fileOpened(request, client)
  else if (String(response.getHeader('content-type') ?? '').startsWith('text/html'))
    site.searchAnalytics.opened(address, request, client)
}

function sendFromMemory(
  site: Site,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  // The app asks the desk whether such a link is true.
  if (request.headers.cookie?.includes('preview=draft-')) return sendAsset(site, address, request, response)
  // Only `/` uses the visitor's language; with a cookie the app decides.
  const isOpen = address !== '/' || request.headers.cookie === undefined
  const isClosed = site.opening.isClosed()
  const page = isOpen && !isClosed ? site.cache.hit(address) : undefined
  const found =
    page || (!isClosed && (site.list.hit(address) || site.documents.hit(address))) || site.assets.at(address)
  // To make it ready is work, for which each client has its turn.
  if (found && !isReadyFor(found, request)) return false
  if (found) send(found, request, response)
  if (page?.status === 200) site.searchAnalytics.opened(address, request, () => clientOf(site, request))
  return Boolean(found)
}

function sendAsset(site: Site, address: string, request: IncomingMessage, response: ServerResponse): boolean {
  const found = site.assets.at(address)
  if (found) send(found, request, response)
  return Boolean(found)
}
