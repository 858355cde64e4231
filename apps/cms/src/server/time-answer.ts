import type { IncomingMessage, ServerResponse } from 'node:http'
import { serverTiming } from '@nagardwar/http/server-timing'

/**
 * Says in `Server-Timing` how long an answer took until its head was written, pages of Next among them. What an answer
 * says itself, as lists do, stands instead. Only for reads: how long a login takes is nobody's business.
 */
export function timeAnswer({ method }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' && method !== 'HEAD') return
  const began = performance.now()
  const { writeHead } = response
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!response.hasHeader('server-timing'))
      response.setHeader('server-timing', serverTiming({ name: 'total', ms: performance.now() - began }))
    return writeHead.apply(response, head)
  }) as typeof writeHead
}
