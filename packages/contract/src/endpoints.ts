import { z } from 'zod'
import {
  contactReplySchema,
  contactRequestSchema,
  notificationReplySchema,
  notificationRequestSchema,
  openApiSchema,
  usefulReplySchema,
  usefulRequestSchema,
  visitorCountSchema,
} from './calls.ts'
import { lists } from './generated/lists.ts'
import type { LanguageParameter } from './list.ts'
import { callPaths, type ListName, listNames } from './list-paths.ts'

export type CallName = keyof typeof callPaths
export type EndpointName = ListName | CallName

export type Endpoint = {
  name: EndpointName
  method: 'GET' | 'POST'
  /** Below the API root. */
  path: string
  meaning: string
  /** The parameter by which the client asks for a language; null where there is none. */
  language: LanguageParameter | null
  request?: z.ZodType
  /** Status of a good answer. */
  status: 200 | 201
  response: z.ZodType
}

/** What a list answers: a bare array, or an object that holds it. */
function answerSchema(name: ListName): z.ZodType {
  const { schema, wrapper } = lists[name]
  const rows = z.array(schema)
  return wrapper ? z.strictObject({ [wrapper]: rows.describe('The rows.') }) : rows
}

const list = (name: ListName): Endpoint => {
  const { path, language, meaning } = lists[name]
  return { name, method: 'GET', path, language, meaning, status: 200, response: answerSchema(name) }
}

const call = (name: CallName, rest: Omit<Endpoint, 'name' | 'path' | 'language'>): Endpoint => ({
  name,
  path: callPaths[name],
  language: null,
  ...rest,
})

/** Every endpoint of the API, lists first. */
export const endpoints: readonly Endpoint[] = [
  ...listNames.map(list),
  call('visitorCount', {
    method: 'GET',
    meaning: 'How many visits the site has had.',
    status: 200,
    response: visitorCountSchema,
  }),
  call('incrementVisitorCount', {
    method: 'POST',
    meaning: 'Counts a visit. The answer comes once the increment is on disk, with the new count.',
    status: 200,
    response: visitorCountSchema,
  }),
  call('contactUs', {
    method: 'POST',
    meaning: 'Sends feedback to the council. The answer comes once it is on disk.',
    request: contactRequestSchema,
    status: 201,
    response: contactReplySchema,
  }),
  call('notification', {
    method: 'POST',
    meaning: "Leaves a note for the council's staff, after a feedback.",
    request: notificationRequestSchema,
    status: 200,
    response: notificationReplySchema,
  }),
  call('useful', {
    method: 'POST',
    meaning:
      'Counts whether a page helped its reader, for each page and day. This call is ours; an older server answers 404, and the site does not ask the question there.',
    request: usefulRequestSchema,
    status: 200,
    response: usefulReplySchema,
  }),
  call('openApi', {
    method: 'GET',
    meaning: 'This contract as an OpenAPI 3.1 document.',
    status: 200,
    response: openApiSchema,
  }),
]
