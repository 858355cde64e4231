import { openApiDocument } from '@nagardwar/contract/openapi'
import { type Representation, represent, toResponse } from '@nagardwar/http/representation'
import { listHeaders } from '../reply.ts'
import type { OpenApi } from './document.ts'
import { openApiPage } from './page.ts'

// Relative to this server, whatever name it is reached by.
const document = openApiDocument({ serverUrl: '/api' })

/** Made when it is first asked for, and then sent from memory. */
const once = (make: () => Promise<Representation>) => {
  let made: Promise<Representation> | undefined
  return async (request: Request): Promise<Response> => {
    made ??= make()
    return toResponse(await made, request)
  }
}

export const answerOpenApi = once(() => represent(200, JSON.stringify(document), listHeaders))

/** The contract as a web page, which loads nothing from elsewhere. */
export const answerOpenApiPage = once(() => {
  const { html, policy } = openApiPage(document as unknown as OpenApi)
  return represent(200, html, {
    ...listHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  })
})
