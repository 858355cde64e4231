import { openApiDocument } from '@nagardwar/contract/openapi'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import type { Payload } from 'payload'
import { olderClients } from '../older-clients.ts'
import { listHeaders } from '../reply.ts'
import type { OpenApi } from './document.ts'
import { openApiPage } from './page.ts'

type Answer = (payload: Payload, request: Request) => Promise<Response>

// Relative to this server, whatever name it is reached by.
const documentOf = (payload: Payload) =>
  openApiDocument({ serverUrl: '/api', olderClients: olderClients.of(payload) })

/** Made when a desk is first asked for it, and then sent from memory. */
function once(make: (payload: Payload) => Promise<Representation>): Answer {
  const made = new WeakMap<Payload, Promise<Representation>>()
  return async (payload, request) => {
    const known = made.get(payload) ?? make(payload)
    made.set(payload, known)
    return toResponse(await known, request)
  }
}

export const answerOpenApi = once((payload) =>
  represent(200, JSON.stringify(documentOf(payload)), listHeaders),
)

/** The contract as a web page, which loads nothing from elsewhere. */
export const answerOpenApiPage = once((payload) => {
  const { html, policy } = openApiPage(documentOf(payload) as unknown as OpenApi)
  return represent(200, html, {
    ...listHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })
})
