import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { send } from './http/representation.ts'
import type { Site } from './site.ts'

const longestAddress = 2048
/** A step upwards, a backslash, a control character or another host in the request line: no browser sends them. */
const crooked = /^[^/]|^\/\/|\\|\/\.{1,2}(?:[/?]|$)|%2e%2e|%5c|%0|%1|[^\x21-\x7e]/i

/** A handler that may answer first: Vite in development. */
type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The door: what is in memory is written straight to the connection, everything else goes to the app. */
export function createListener(site: Site, before: Before = (_request, _response, next) => next()): Server {
  const app = createApp(site)
  const answer = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      // Slow requests are closed (slowloris).
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
      // Longer than the 60 seconds for which proxies keep connections open, so that the proxy closes them first.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      const address = request.url ?? '/'
      if (address.length > longestAddress) return refuse(response, 414)
      const [path = '', query] = address.split('?', 2)
      if (crooked.test(path) || (query !== undefined && /[^\x21-\x7e]/.test(query)))
        return refuse(response, 400)
      before(request, response, () => {
        if (sendFromMemory(site, address, request, response))
          return site.metrics.note(request.method, address, response.statusCode, 'memory')
        response.once('close', () =>
          site.metrics.note(request.method, address, response.statusCode, 'server'),
        )
        void answer(request, response)
      })
    },
  )
  server.on('clientError', (error, socket) => endBadly(error, socket as Socket))
  return server
}

function sendFromMemory(
  site: Site,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  // Only `/` looks at the visitor's language; with a cookie the app decides.
  const isOpen = address !== '/' || request.headers.cookie === undefined
  const found = (isOpen && site.cache.hit(address)) || site.assets.at(address)
  if (found) send(found, request, response)
  return Boolean(found)
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0, 'cache-control': 'no-store', connection: 'close' }).end()
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A request that is not HTTP gets an empty 400. */
function endBadly(error: NodeJS.ErrnoException, socket: Socket): void {
  const line = statusLines[error.code ?? ''] ?? '400 Bad Request'
  if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  else socket.destroy()
}

/** Stops accepting connections, lets requests finish, and resolves after the last one. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const tidy = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(tidy)
      resolve()
    })
    server.closeIdleConnections()
  })
}
