import type { z } from 'zod'
import type { OlderClients } from '../compatibility.ts'
import type { Endpoint, EndpointName } from '../endpoints/endpoint.ts'
import { callExamples } from '../examples/calls.ts'
import { exampleRows } from '../examples/example-answer.ts'
import { lists } from '../generated/lists.ts'
import { type ListName, languageParameters } from '../list-paths.ts'
import { sentRow } from '../sent-answer.ts'
import { isList, type Json, jsonSchema, parameterName, ref, rowName } from './json.ts'

/** A path of the document, with the one operation of an endpoint. */
export function pathItem(endpoint: Endpoint, olderClients: OlderClients): Json {
  return { [endpoint.method.toLowerCase()]: operation(endpoint, olderClients) }
}

function operation(endpoint: Endpoint, olderClients: OlderClients): Json {
  const parameters = parametersOf(endpoint)
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.meaning,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.request ? { requestBody: requestBody(endpoint, endpoint.request) } : {}),
    ...(endpoint.takesFile ? { requestBody: fileBody } : {}),
    responses: { [endpoint.status]: goodResponse(endpoint, olderClients), ...failures(endpoint) },
  }
}

const fileBody: Json = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

/** The calls with a body, sent by residents or by the site for them. */
const isSent = (
  name: EndpointName,
): name is 'contactUs' | 'notification' | 'useful' | 'report' | 'reportFollow' =>
  name === 'contactUs' || name === 'notification' || name === 'useful' || isOfReports(name)

const isOfReports = (name: EndpointName): name is 'report' | 'reportFollow' =>
  name === 'report' || name === 'reportFollow'

const isOfStatus = (name: EndpointName): name is 'feedbackStatus' | 'feedbackAddition' =>
  name === 'feedbackStatus' || name === 'feedbackAddition'

const isOfNotice = (name: EndpointName): name is 'proposal' | 'noticeAnswer' =>
  name === 'proposal' || name === 'noticeAnswer'

/** The calls with a named request and reply that only the site's server makes. */
const isOfServer = (
  name: EndpointName,
): name is
  | 'signedLink'
  | 'feedbackStatus'
  | 'feedbackAddition'
  | 'misconductReport'
  | 'readerCounts'
  | 'proposal'
  | 'noticeAnswer' =>
  name === 'signedLink' ||
  isOfNotice(name) ||
  name === 'readerCounts' ||
  name === 'misconductReport' ||
  isOfStatus(name)

/** Whether a message that is sent twice under one key is stored once. */
const hasKey = (name: EndpointName): boolean =>
  name === 'contactUs' || name === 'report' || name === 'misconductReport' || isOfNotice(name)

const isOfMisconduct = (name: EndpointName): boolean =>
  name === 'misconductOfficer' || name === 'misconductReport'

const isOfPush = (name: EndpointName): name is 'pushSubscription' | 'pushEnd' =>
  name === 'pushSubscription' || name === 'pushEnd'

const isOfMail = (
  name: EndpointName,
): name is 'mailSubscription' | 'mailSubscriptionState' | 'mailConfirmation' | 'mailChange' | 'mailEnd' =>
  name.startsWith('mail') && name in callExamples

/** The calls with a request and a reply in the examples. */
const isNamed = (name: EndpointName) => isSent(name) || isOfServer(name) || isOfPush(name) || isOfMail(name)

const isOfOpening = (name: EndpointName): boolean => name === 'opening' || name === 'signedLink'

function tagOf({ name }: Endpoint): string {
  if (isList(name) || name === 'transparency' || name === 'messageFigures' || name === 'archive')
    return 'Lists'
  if (name === 'openApi') return 'Document'
  if (isOfOpening(name)) return 'Opening'
  const isOfFeedback =
    isSent(name) || isOfStatus(name) || isOfMisconduct(name) || name === 'residentFile' || isOfNotice(name)
  return isOfFeedback ? 'Feedback' : 'Visitors'
}

function parametersOf({ name, language }: Endpoint): Json[] {
  if (hasKey(name)) return [ref('parameters', 'Idempotency-Key')]
  if (!language) return []
  const own = [language, ...languageParameters.filter((parameter) => parameter !== language)] as const
  return own.map((parameter) => ref('parameters', parameterName(parameter)))
}

function requestBody({ name }: Endpoint, schema: z.ZodType): Json {
  const example = isNamed(name) ? callExamples[name].normal.request : undefined
  return { required: true, content: { 'application/json': { schema: jsonSchema(schema, 'input'), example } } }
}

function goodResponse(endpoint: Endpoint, olderClients: OlderClients): Json {
  const { name, meaning } = endpoint
  const cached = { ETag: ref('headers', 'ETag'), 'Cache-Control': ref('headers', 'Cache-Control') }
  return {
    description: isList(name) ? 'The published rows, in display order.' : meaning,
    ...(isList(name) ? { headers: cached } : {}),
    content: { 'application/json': isList(name) ? listContent(name, olderClients) : callContent(endpoint) },
  }
}

function listContent(name: ListName, { compatibility }: OlderClients): Json {
  const rows = { type: 'array', items: ref('schemas', rowName(name)) }
  const example = exampleRows(name, 'en')
    .slice(0, 2)
    .map((row) => sentRow(name, row, compatibility))
  const { wrapper } = lists[name]
  if (!wrapper) return { schema: rows, example }
  return {
    schema: { type: 'object', properties: { [wrapper]: rows }, required: [wrapper] },
    example: { [wrapper]: example },
  }
}

function callContent({ name, response }: Endpoint): Json {
  const schema = jsonSchema(response)
  if (
    name === 'visitorCount' ||
    name === 'incrementVisitorCount' ||
    name === 'opening' ||
    name === 'pushKey' ||
    name === 'messageFigures' ||
    name === 'misconductOfficer' ||
    name === 'transparency' ||
    name === 'archive'
  )
    return { schema, example: callExamples[name].normal }
  if (isNamed(name)) return { schema, example: callExamples[name].normal.reply }
  return { schema }
}

/** What older servers lack, or a link that is none. */
const mayBeAbsent: ReadonlySet<EndpointName> = new Set([
  'settings',
  'texts',
  'useful',
  'opening',
  'signedLink',
  'feedbackStatus',
  'feedbackAddition',
  'residentFile',
  'proposal',
  'messageFigures',
  'misconductOfficer',
  'misconductReport',
  'noticeAnswer',
  'transparency',
  'archive',
  'readerCounts',
  'pushKey',
  'pushSubscription',
  'pushEnd',
  'report',
  'reportFollow',
  'mailSubscription',
  'mailSubscriptionState',
  'mailConfirmation',
  'mailChange',
])

function failures({ name, method, request, takesFile, language }: Endpoint): Json {
  const body = { 400: 'BadRequest', 413: 'TooLarge', 415: 'WrongType' }
  const kinds = {
    ...(language || isList(name) ? { 400: 'BadRequest' } : {}),
    401: 'NotTheSite',
    ...(request ? body : {}),
    ...(takesFile ? { 400: 'BadRequest', 413: 'TooLarge' } : {}),
    ...(hasKey(name) || name === 'feedbackAddition' ? { 409: 'Conflict' } : {}),
    ...(method === 'POST' ? { 429: 'TooMany' } : {}),
    ...(mayBeAbsent.has(name) ? { 404: 'NotFound' } : {}),
    500: 'Failed',
  }
  return Object.fromEntries(Object.entries(kinds).map(([status, kind]) => [status, ref('responses', kind)]))
}
