import { openApiDocument } from '@nagardwar/contract/openapi'
import { cacheable } from '../reply.ts'
import type { OpenApi } from './document.ts'
import { openApiPage } from './page.ts'

// Relative to this server, whatever name it is reached by.
const document = openApiDocument({ serverUrl: '/api' })
const text = JSON.stringify(document)
const { html, policy } = openApiPage(document as unknown as OpenApi)

export const answerOpenApi = (request: Request): Response => cacheable(text, request)

/** The contract for a person to read: one page that needs nothing from elsewhere. */
export const answerOpenApiPage = (request: Request): Response =>
  cacheable(html, request, {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
  })
