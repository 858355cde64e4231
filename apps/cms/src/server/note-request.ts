import type { IncomingMessage, ServerResponse } from 'node:http'
import { logRequest } from '@nagardwar/http/request-log'
import { log } from '../log.ts'
import { noteAnswer } from '../metrics/metrics.ts'
import { routeOf } from './route.ts'

/** One count and one line for each answer: what was asked for, and how it went. Nothing of the query or of a person. */
export function noteRequest({ method }: IncomingMessage, response: ServerResponse, address: string): void {
  const began = performance.now()
  response.once('close', () => {
    const route = routeOf(address)
    noteAnswer(route, response.statusCode, performance.now() - began)
    logRequest(log, { method, route, began }, response)
  })
}
