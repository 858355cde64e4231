import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Next passes on the headers of a request but not its connection, and takes X-Forwarded-For as the client wrote it.
 * So the connection's own address is written at its end, as a proxy would, before anything reads it.
 */
export function noteConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const said = request.headers['x-forwarded-for']
    const address = request.socket.remoteAddress ?? 'unknown'
    request.headers['x-forwarded-for'] = said ? `${String(said)}, ${address}` : address
  })
}
