import type { IncomingMessage } from 'node:http'

/**
 * Next passes on the headers of a request but not its connection, and trusts the client's X-Forwarded-For. So the
 * connection's own address is appended here, as a proxy does, before anything reads the header.
 */
export function noteConnection(request: IncomingMessage): void {
  const forwarded = request.headers['x-forwarded-for']
  const address = request.socket.remoteAddress ?? 'unknown'
  request.headers['x-forwarded-for'] = forwarded ? `${String(forwarded)}, ${address}` : address
  // Hono reads the raw headers.
  request.rawHeaders.push('x-forwarded-for', address)
}
