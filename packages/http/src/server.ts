import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { isCrooked, longestAddress } from './address-check.ts'
import type { OwnCertificate } from './own-certificate.ts'
import { inTurn } from './pipelining.ts'
import { refuseBody, refuseWith } from './refuse-with.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse, address: string) => void

type Options = {
  handle: Handle
  /** Headers of the server's own answers: 400, 408, 413, 414 and 431. */
  headers: Record<string, string>
  /** The time limit for a whole request with its body, in milliseconds. */
  longestRequest: number
  /** The largest body, in bytes, that a request may announce. If it announces none, `handle` must limit it. */
  largestBody?: (request: IncomingMessage, address: string) => number
  /** The JSON answer to a larger body. */
  tooLarge?: (request: IncomingMessage, address: string) => object
  /** If nobody limits bodies without an announced length: browsers always announce it. */
  needsLength?: (address: string) => boolean
  /** With it the server speaks TLS, 1.2 or 1.3, and nothing else. */
  certificate?: OwnCertificate | undefined
}

const longestHead = 10_000
/** An idle connection: the reader takes nothing, or the client has gone. */
const longestStandstill = 60_000
/** Longer than the minute for which proxies keep their connections, so that the proxies close them. */
const keptOpen = 65_000

/**
 * The server of both apps. It limits each client before anything else is done: slow requests (slowloris), idle
 * connections, long or malformed addresses, large bodies and pipelined requests.
 */
export function createHttpServer(options: Options): Server {
  const { handle, headers, longestRequest, largestBody, tooLarge, needsLength, certificate } = options
  const limits = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: longestHead,
    requestTimeout: longestRequest,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: keptOpen,
  }
  const take = (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '/'
    if (address.length > longestAddress) return refuseWith(response, 414, headers)
    if (isCrooked(address)) return refuseWith(response, 400, headers)
    if (Number(request.headers['content-length'] ?? 0) > (largestBody?.(request, address) ?? Infinity))
      return refuseBody(request, response, 413, headers, tooLarge?.(request, address))
    if (request.headers['transfer-encoding'] !== undefined && needsLength?.(address))
      return refuseBody(request, response, 411, headers)
    inTurn(request.socket, response, () => handle(request, response, address))
  }
  const server = certificate
    ? createSecureServer({ ...limits, ...certificate, minVersion: 'TLSv1.2' }, take)
    : createServer(limits, take)
  server.timeout = longestStandstill
  server.on('clientError', (error, socket) => endBadly(error, socket as Socket, headers))
  return server
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Input that is not HTTP gets a minimal answer. */
function endBadly(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (!socket.writable) return void socket.destroy()
  const line = statusLines[error.code ?? ''] ?? '400 Bad Request'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`)
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

export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
