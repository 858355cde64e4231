import type { IncomingMessage, ServerResponse } from 'node:http'
import { serverTiming } from '@nagardwar/http/server-timing'

/**
 * `Server-Timing` says how long an answer took until its headers were written, also for Next's pages. An answer with
 * its own header, such as a list, keeps it. Only for reads: the duration of a login must stay secret.
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
