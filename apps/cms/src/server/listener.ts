import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refuseBody, refuseWith } from '@nagardwar/http/refuse-with'
import { inRequest, requestId } from '@nagardwar/http/request-context'
import { createHttpServer } from '@nagardwar/http/server'
import type { Payload } from 'payload'
import { configuration } from '../configuration.ts'
import { closeCookies } from '../request-guard/closed-cookies.ts'
import { limitStrangers, perStranger } from '../request-guard/limit-strangers.ts'
import { createApp } from './app.ts'
import { largestBody, tooLarge } from './body-limits.ts'
import { noteConnection } from './connection.ts'
import { answerHeaders, headersAt } from './headers.ts'
import { setHost } from './host.ts'
import type { NextHandler } from './next.ts'
import { noteRequest } from './note-request.ts'
import { timeAnswer } from './time-answer.ts'

/** Headers are short. A document of 30 MB takes some minutes over a small town hall's line. */
const longestRequest = 300_000

const ours = /^\/(?:api(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/

/** The contract's API, health and metrics are answered here. Everything else goes to the desk. */
export function createListener(payload: Payload, next: NextHandler, perMinute = perStranger): Server {
  const answer = getRequestListener(createApp(payload).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
  })
  const isOurs = (address: string): boolean => ours.test(address)
  const whyNot = limitStrangers({ payload, perMinute, isOurs, hops: configuration.trustedHops })

  async function pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const refusal = await whyNot(request, address)
    if (refusal?.status === 413) refuseBody(request, response, 413, answerHeaders, tooLarge(request, address))
    else if (refusal)
      refuseWith(response, 429, { ...answerHeaders, 'retry-after': String(refusal.retryAfter) })
    else await (isOurs(address) ? answer : next)(request, response)
  }

  return createHttpServer({
    longestRequest,
    certificate: configuration.certificate,
    largestBody,
    tooLarge,
    needsLength: (address) => !isOurs(address),
    headers: answerHeaders,
    handle(request, response, address) {
      setHost(request)
      noteConnection(request)
      for (const [name, value] of Object.entries(headersAt(address))) response.setHeader(name, value)
      timeAnswer(request, response)
      closeCookies(response)
      const id = requestId(request, configuration.trustedHops)
      noteRequest(request, response, { address, id })
      inRequest(id, () => void pass(request, response, address))
    },
  })
}
