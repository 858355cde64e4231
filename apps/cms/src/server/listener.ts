import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createHttpServer } from '@nagardwar/http/server'
import type { Payload } from 'payload'
import { nameSessionCookie } from '../request-guard/session-cookie.ts'
import { createApp } from './app.ts'
import { largestBody } from './body-limits.ts'
import { noteConnection } from './connection.ts'
import { answerHeaders } from './headers.ts'
import { setHost } from './host.ts'
import type { NextHandler } from './next.ts'
import { noteRequest } from './note-request.ts'

/** Headers are short. A document of 30 MB takes some minutes over the line of a small town hall. */
const longestRequest = 300_000

const ours = /^\/(?:api(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/

/** The contract's API, health and metrics are answered here; everything else is a page or a call of the desk. */
export function createListener(payload: Payload, next: NextHandler): Server {
  const answer = getRequestListener(createApp(payload).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
  })
  const isOurs = ({ url = '/' }: IncomingMessage): boolean => ours.test(url)
  return createHttpServer({
    longestRequest,
    largestBody,
    headers: answerHeaders,
    handle(request, response, address) {
      setHost(request)
      nameSessionCookie(request)
      noteConnection(request)
      for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value)
      noteRequest(request, response, address)
      void (isOurs(request) ? answer : next)(request, response)
    },
  })
}
