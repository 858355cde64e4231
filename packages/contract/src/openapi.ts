import { asContract, type OlderClients, withoutLanguage } from './compatibility.ts'
import { endpoints } from './endpoints.ts'
import { components } from './openapi/components.ts'
import type { Json } from './openapi/json.ts'
import { pathItem } from './openapi/operation.ts'

type Options = {
  /** The API root; relative to the document by default. */
  serverUrl?: string
  version?: string
  /** How this server answers clients of older ones. */
  olderClients?: OlderClients
}

/** The contract as an OpenAPI 3.1 document, made from the tables that server and client use. */
export function openApiDocument({
  serverUrl = '/api',
  version = '1.0.0',
  olderClients = asContract,
}: Options = {}): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Nagardwar: the public API of a municipal council',
      version,
      description: `What a council publishes, in English and Marathi, and the ways in which a resident can answer. ${withoutLanguage(olderClients)} A text without a translation appears in the other language. Files are below this address too, at the paths that the rows name.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    // The website asks for nothing; a desk that shares a secret with it answers the website alone.
    security: [{}, { siteToken: [] }],
    tags: [
      { name: 'Lists', description: 'Published records, in display order.' },
      { name: 'Visitors', description: 'The visitor counter.' },
      { name: 'Feedback', description: 'Messages from residents.' },
      { name: 'Opening', description: 'Whether the website is open, and who may see it while it is closed.' },
      { name: 'Document', description: 'This document.' },
    ],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint, olderClients)])),
    components: components(olderClients),
  }
}
