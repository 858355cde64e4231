import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** In milliseconds: how long the headers of a request may take to come, and all of it with its body. */
type Bounds = { headers: number; whole: number }

/** Headers are short. A document of 30 MB takes some minutes over the line of a small town hall. */
const usual: Bounds = { headers: 10_000, whole: 300_000 }

const channel = 'net.server.socket'

/**
 * Whoever sends a request drop by drop is let go. Next makes the server itself and bounds only idle connections, so the
 * server is met here with its first connection, before that has said a word. Node looks every half minute, so a client
 * may stay that much longer. Returns how to end it.
 */
export function boundSlowRequests({ headers, whole }: Bounds = usual): () => void {
  const bound = (message: unknown): void => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket
    if (!server || !('headersTimeout' in server)) return
    server.headersTimeout = headers
    server.requestTimeout = whole
  }
  subscribe(channel, bound)
  return () => void unsubscribe(channel, bound)
}
