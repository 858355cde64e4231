import type { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoints.ts'
import { callExamples } from '../examples/calls.ts'
import { exampleRows } from '../examples/example-answer.ts'
import { lists } from '../generated/lists.ts'
import { type ListName, languageParameters } from '../list-paths.ts'
import { isList, type Json, jsonSchema, parameterName, ref, rowName } from './json.ts'

/** What a path of the document says: the one operation of an endpoint. */
export function pathItem(endpoint: Endpoint): Json {
  return { [endpoint.method.toLowerCase()]: operation(endpoint) }
}

function operation(endpoint: Endpoint): Json {
  const parameters = parametersOf(endpoint)
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.meaning,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.request ? { requestBody: requestBody(endpoint, endpoint.request) } : {}),
    responses: { [endpoint.status]: goodResponse(endpoint), ...failures(endpoint) },
  }
}

/** The calls with a body: what residents, or the site for them, send. */
const isSent = (name: EndpointName): name is 'contactUs' | 'notification' | 'useful' =>
  name === 'contactUs' || name === 'notification' || name === 'useful'

function tagOf({ name }: Endpoint): string {
  if (isList(name)) return 'Lists'
  if (name === 'openApi') return 'Document'
  return isSent(name) ? 'Feedback' : 'Visitors'
}

function parametersOf({ name, language }: Endpoint): Json[] {
  if (name === 'contactUs') return [ref('parameters', 'Idempotency-Key')]
  if (!language) return []
  const own = [language, ...languageParameters.filter((parameter) => parameter !== language)] as const
  return own.map((parameter) => ref('parameters', parameterName(parameter)))
}

function requestBody({ name }: Endpoint, schema: z.ZodType): Json {
  const example = isSent(name) ? callExamples[name].normal.request : undefined
  return { required: true, content: { 'application/json': { schema: jsonSchema(schema, 'input'), example } } }
}

function goodResponse(endpoint: Endpoint): Json {
  const { name, meaning } = endpoint
  const cached = { ETag: ref('headers', 'ETag'), 'Cache-Control': ref('headers', 'Cache-Control') }
  return {
    description: isList(name) ? 'The published rows, in display order.' : meaning,
    ...(isList(name) ? { headers: cached } : {}),
    content: { 'application/json': isList(name) ? listContent(name) : callContent(endpoint) },
  }
}

function listContent(name: ListName): Json {
  const rows = { type: 'array', items: ref('schemas', rowName(name)) }
  const example = exampleRows(name, 'en').slice(0, 2)
  const { wrapper } = lists[name]
  if (!wrapper) return { schema: rows, example }
  return {
    schema: { type: 'object', properties: { [wrapper]: rows }, required: [wrapper] },
    example: { [wrapper]: example },
  }
}

function callContent({ name, response }: Endpoint): Json {
  const schema = jsonSchema(response)
  if (name === 'visitorCount' || name === 'incrementVisitorCount')
    return { schema, example: callExamples[name].normal }
  if (isSent(name)) return { schema, example: callExamples[name].normal.reply }
  return { schema }
}

function failures({ name, method, request, language }: Endpoint): Json {
  const body = { 400: 'BadRequest', 413: 'TooLarge', 415: 'WrongType' }
  const kinds = {
    ...(language ? { 400: 'BadRequest' } : {}),
    ...(request ? body : {}),
    ...(name === 'contactUs' ? { 409: 'Conflict' } : {}),
    ...(method === 'POST' ? { 429: 'TooMany' } : {}),
    ...(name === 'settings' || name === 'texts' || name === 'useful' ? { 404: 'NotFound' } : {}),
    500: 'Failed',
  }
  return Object.fromEntries(Object.entries(kinds).map(([status, kind]) => [status, ref('responses', kind)]))
}
