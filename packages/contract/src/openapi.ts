import { z } from 'zod'
import { errorSchema, idempotencyKeySchema } from './calls.ts'
import { type Endpoint, endpoints } from './endpoints.ts'
import { callExamples } from './examples/calls.ts'
import { exampleRows } from './examples/example-answer.ts'
import { languages } from './language.ts'
import { type LanguageParameter, type ListName, languageParameters, listPaths } from './list-paths.ts'
import { rowSchemas } from './rows/index.ts'

type Json = { readonly [key: string]: unknown }

/** The contract as an OpenAPI 3.1 document, made from the same tables that the server and the client use. */
export function openApiDocument({
  serverUrl,
  version = '1.0.0',
}: {
  serverUrl: string
  version?: string
}): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Nagardwar: the public API of a municipal council',
      version,
      description:
        'What a council publishes, in English and Marathi, and the ways in which a resident can answer. A list without a language has the rows of both; a text without a translation appears in the other language. Files are below this address too, at the paths that the rows name.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [
      { name: 'Lists', description: 'Published records, in display order.' },
      { name: 'Visitors', description: 'The visitor counter.' },
      { name: 'Feedback', description: 'Messages from residents.' },
      { name: 'Document', description: 'This document.' },
    ],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint)])),
    components: { schemas: schemas(), parameters: parameters(), headers, responses },
  }
}

const isList = (name: string): name is ListName => Object.hasOwn(listPaths, name)

/** `roads` → `RoadsRow`: the name of a list's row among the document's schemas. */
const rowName = (name: ListName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

// A body is described as it is sent (`input`), an answer as it arrives.
function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io })
  return rest
}

function schemas(): Json {
  const rows = Object.entries(rowSchemas).map(([name, schema]) => [
    rowName(name as ListName),
    jsonSchema(schema),
  ])
  return { ...Object.fromEntries(rows), Error: jsonSchema(errorSchema) }
}

const parameterName = (parameter: LanguageParameter | 'language'): string => `language-${parameter}`

function parameters(): Json {
  const language = (name: (typeof languageParameters)[number]) => ({
    name,
    in: 'query',
    required: false,
    description: `The language of the rows. ${languageParameters.join(', ')} are synonyms; without any, rows of both languages.`,
    schema: { type: 'string', enum: languages },
  })
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: jsonSchema(idempotencyKeySchema),
    description: idempotencyKeySchema.description,
  }
  return {
    ...Object.fromEntries(languageParameters.map((name) => [parameterName(name), language(name)])),
    'Idempotency-Key': key,
  }
}

const header = (description: string, type = 'string'): Json => ({ description, schema: { type } })

const headers: Json = {
  ETag: header('Strong validator; send it back as `If-None-Match`.'),
  'Cache-Control': header(
    'How long the answer may be kept, also while it is renewed, and while the server fails.',
  ),
  'Retry-After': header('Seconds to wait before the next try.', 'integer'),
}

const failure = (description: string, more: Json = {}): Json => ({
  description,
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
  ...more,
})

const responses: Json = {
  BadRequest: failure('The request is not valid; field errors are translation keys.'),
  NotFound: failure('There is nothing at this address.'),
  Conflict: failure('The same key came with another message.'),
  TooLarge: failure('The body is larger than 64 KiB.'),
  WrongType: failure('The body is not JSON.'),
  TooMany: failure('Too many requests.', { headers: { 'Retry-After': ref('headers', 'Retry-After') } }),
  Failed: failure('The server failed.'),
}

function pathItem(endpoint: Endpoint): Json {
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

function tagOf({ name }: Endpoint): string {
  if (isList(name)) return 'Lists'
  if (name === 'openApi') return 'Document'
  return name === 'contactUs' || name === 'notification' ? 'Feedback' : 'Visitors'
}

function parametersOf({ name, language }: Endpoint): Json[] {
  if (name === 'contactUs') return [ref('parameters', 'Idempotency-Key')]
  if (!language) return []
  const own = [language, ...languageParameters.filter((parameter) => parameter !== language)] as const
  return own.map((parameter) => ref('parameters', parameterName(parameter)))
}

function requestBody({ name }: Endpoint, schema: z.ZodType): Json {
  const example =
    name === 'contactUs' || name === 'notification' ? callExamples[name].normal.request : undefined
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
  if (name !== 'publications') return { schema: rows, example }
  return {
    schema: { type: 'object', properties: { data: rows }, required: ['data'] },
    example: { data: example },
  }
}

function callContent({ name, response }: Endpoint): Json {
  const schema = jsonSchema(response)
  if (name === 'visitorCount' || name === 'incrementVisitorCount')
    return { schema, example: callExamples[name].normal }
  if (name === 'contactUs' || name === 'notification')
    return { schema, example: callExamples[name].normal.reply }
  return { schema }
}

function failures({ name, method, request, language }: Endpoint): Json {
  const body = { 400: 'BadRequest', 413: 'TooLarge', 415: 'WrongType' }
  const kinds = {
    ...(language ? { 400: 'BadRequest' } : {}),
    ...(request ? body : {}),
    ...(name === 'contactUs' ? { 409: 'Conflict' } : {}),
    ...(method === 'POST' ? { 429: 'TooMany' } : {}),
    ...(name === 'settings' || name === 'texts' ? { 404: 'NotFound' } : {}),
    500: 'Failed',
  }
  return Object.fromEntries(Object.entries(kinds).map(([status, kind]) => [status, ref('responses', kind)]))
}
