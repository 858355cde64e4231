import type { IncomingMessage } from 'node:http'

/**
 * Next passes on the headers of a request but not its connection, and takes X-Forwarded-For as the client wrote it.
 * So the connection's own address is written at its end, as a proxy would, before anything reads it.
 */
export function noteConnection(request: IncomingMessage): void {
  const forwarded = request.headers['x-forwarded-for']
  const address = request.socket.remoteAddress ?? 'unknown'
  request.headers['x-forwarded-for'] = forwarded ? `${String(forwarded)}, ${address}` : address
  // Hono reads the headers as they came.
  request.rawHeaders.push('x-forwarded-for', address)
}
