import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { OwnCertificate } from '@nagardwar/http/own-certificate'
import { refuseBody, refuseWith } from '@nagardwar/http/refuse-with'
import { inRequest, requestId } from '@nagardwar/http/request-context'
import { createHttpServer } from '@nagardwar/http/server'
import type { Payload } from 'payload'
import { closeCookies } from '../../payload/cookies/closed-cookies.ts'
import { addresses } from '../../platform/addresses.ts'
import { trustedHops } from '../../platform/client.ts'
import { log as deskLog } from '../../platform/log.ts'
import { largestBody, tooLarge } from '../request-guard/body-limits.ts'
import { limitStrangers, perStranger } from '../request-guard/limit-strangers.ts'
import { createApp } from './app.ts'
import { noteConnection } from './connection.ts'
import { headersOf } from './headers.ts'
import { hostSetter } from './host.ts'
import type { NextHandler } from './next.ts'
import { noteRequest } from './note-request.ts'
import { timeAnswer } from './time-answer.ts'

/** Headers are short. A document of 30 MB takes some minutes over a small town hall's line. */
const longestRequest = 300_000

const ours = /^\/(?:api(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/

type Options = {
  certificate: OwnCertificate | undefined
  metricsToken: string | undefined
  /** How many requests a minute a client without a session may send. */
  perMinute?: typeof perStranger
}

/** The contract's API, health and metrics are answered here. Everything else goes to the desk. */
export function createListener(payload: Payload, next: NextHandler, options: Options): Server {
  const { certificate, metricsToken, perMinute = perStranger } = options
  const [hops, log] = [trustedHops.of(payload), deskLog.of(payload)]
  const { answerHeaders, headersAt } = headersOf(addresses.of(payload).desk[0])
  const setHost = hostSetter(addresses.of(payload).desk)
  const answer = getRequestListener(createApp(payload, metricsToken).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false,
  })
  const isOurs = (address: string): boolean => ours.test(address)
  const whyNot = limitStrangers({ payload, perMinute, isOurs, hops })

  async function pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const refusal = await whyNot(request, address)
    if (refusal?.status === 413) refuseBody(request, response, 413, answerHeaders, tooLarge(request, address))
    else if (refusal)
      refuseWith(response, 429, { ...answerHeaders, 'retry-after': String(refusal.retryAfter) })
    else await (isOurs(address) ? answer : next)(request, response)
  }

  return createHttpServer({
    longestRequest,
    certificate,
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
      const id = requestId(request, hops)
      noteRequest(request, response, { address, id, log })
      inRequest(id, () => void pass(request, response, address))
    },
  })
}
