import type { ServerResponse } from 'node:http'
import type { Log } from './log.ts'

type Asked = {
  method: string | undefined
  /** One of a bounded number of patterns, never an address that somebody typed. */
  route: string
  /** When the request came, by `performance.now()`. */
  began: number
}

/** One line for a request that was answered. `timing` is what `Server-Timing` said: cache state, API, render. */
export function logRequest(log: Log, { method, route, began }: Asked, response: ServerResponse): void {
  const timing = response.getHeader('server-timing')
  log.info('Request', {
    method,
    route,
    status: response.statusCode,
    ms: Math.round((performance.now() - began) * 10) / 10,
    ...(timing ? { timing } : {}),
    ...(response.writableFinished ? {} : { isAborted: true }),
  })
}
