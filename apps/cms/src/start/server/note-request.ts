import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@nagardwar/http/log'
import { logRequest } from '@nagardwar/http/request-log'
import { noteAnswer } from '../../platform/metrics/metrics.ts'
import { routeOf } from './route.ts'

/** One count and one log line per answer: route and result. Nothing of the query or of a person. */
export function noteRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  { address, id, log }: { address: string; id: string; log: Log },
): void {
  const began = performance.now()
  response.once('close', () => {
    const route = routeOf(address)
    noteAnswer(route, response.statusCode, performance.now() - began)
    logRequest(log, { method, route, id, began }, response)
  })
}
