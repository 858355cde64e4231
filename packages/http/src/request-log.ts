import type { ServerResponse } from 'node:http'
import type { Log } from './log.ts'

type Asked = {
  method: string | undefined
  /** One of a limited number of patterns, never an address that somebody typed. */
  route: string
  /** The id of the request, as in every line of its work. */
  id: string
  /** The arrival of the request, by `performance.now()`. */
  began: number
}

/** One line per answered request. `timing` is the value of `Server-Timing`: cache state, API, render. */
export function logRequest(log: Log, { method, route, id, began }: Asked, response: ServerResponse): void {
  const timing = response.getHeader('server-timing')
  log.info('Request', {
    request: id,
    method,
    route,
    status: response.statusCode,
    ms: Math.round((performance.now() - began) * 10) / 10,
    ...(timing ? { timing } : {}),
    ...(response.writableFinished ? {} : { isAborted: true }),
  })
}
