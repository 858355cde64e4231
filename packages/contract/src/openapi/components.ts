import { errorSchema, idempotencyKeySchema } from '../calls.ts'
import { type OlderClients, withoutLanguage } from '../compatibility.ts'
import { languages } from '../language.ts'
import { languageParameters, listNames } from '../list-paths.ts'
import { sentSchema } from '../sent-answer.ts'
import { type Json, jsonSchema, parameterName, ref, rowName } from './json.ts'

/** The parts that many operations refer to: row schemas, parameters, headers and failures. */
export const components = (olderClients: OlderClients): Json => ({
  schemas: schemas(olderClients),
  parameters: parameters(olderClients),
  headers,
  responses,
  securitySchemes,
})

function schemas({ compatibility }: OlderClients): Json {
  const rows = listNames.map((name) => [rowName(name), jsonSchema(sentSchema(name, compatibility))])
  return { ...Object.fromEntries(rows), Error: jsonSchema(errorSchema) }
}

function parameters(olderClients: OlderClients): Json {
  const language = (name: (typeof languageParameters)[number]) => ({
    name,
    in: 'query',
    required: false,
    description: `The language of the rows. ${languageParameters.join(', ')} are synonyms. ${withoutLanguage(olderClients)}`,
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

const securitySchemes: Json = {
  siteToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-site-token',
    description:
      'A JSON Web Token that site and desk sign with the secret they share (CMS_SECRET), and that counts for a minute. Only the desk’s own address asks for it; the website’s `/api` is public.',
  },
}

const failure = (description: string, more: Json = {}): Json => ({
  description,
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
  ...more,
})

const responses: Json = {
  BadRequest: failure('The request is not valid; field errors are translation keys.'),
  NotTheSite: failure('The desk answers the website alone, and the request has no token of it.'),
  NotFound: failure('There is nothing at this address.'),
  Conflict: failure('The same key came with another message.'),
  TooLarge: failure('The body is larger than 64 KiB.'),
  WrongType: failure('The body is not JSON.'),
  TooMany: failure('Too many requests.', { headers: { 'Retry-After': ref('headers', 'Retry-After') } }),
  Failed: failure('The server failed.'),
}
