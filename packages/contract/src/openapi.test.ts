import { expect, test } from 'vitest'
import { callPaths } from './call-paths.ts'
import { endpoints } from './endpoints.ts'
import { listNames, listPaths } from './list-paths.ts'
import { rowName } from './openapi/json.ts'
import { openApiDocument } from './openapi.ts'
import { pushPaths } from './push-paths.ts'
import { reportPaths } from './report-paths.ts'
import { serverCallPaths } from './server-call-paths.ts'

type Node = { [key: string]: Node }
const document = openApiDocument({ serverUrl: 'https://sahyanagar.example/api' }) as Node
const asText = JSON.stringify(document)

test('the document is OpenAPI 3.1 with the address of its server', () => {
  expect(String(document.openapi)).toMatch(/^3\.1\.\d$/)
  expect(document.servers).toEqual([{ url: 'https://sahyanagar.example/api' }])
})

test('every endpoint is there: the lists, the calls and the document itself', () => {
  const paths = [
    ...Object.values(listPaths).map(({ path }) => path),
    ...Object.values(callPaths),
    ...Object.values(pushPaths),
    ...Object.values(reportPaths),
    ...Object.values(serverCallPaths),
  ]
  expect(Object.keys(document.paths ?? {}).sort()).toEqual(paths.sort())
})

test.each(endpoints)('$method $path says what it means, what it answers and how it fails', (endpoint) => {
  const operation = document.paths?.[endpoint.path]?.[endpoint.method.toLowerCase()]
  expect(operation?.summary).toEqual(expect.stringMatching(/\.$/))
  expect(operation?.responses?.[endpoint.status]?.content?.['application/json']?.schema).toBeTypeOf('object')
  expect(operation?.responses).toHaveProperty('500')
  expect('requestBody' in (operation ?? {})).toBe(
    endpoint.request !== undefined || endpoint.takesFile === true,
  )
})

test('who may call is said, and every call has an answer to a wrong request', () => {
  expect(document.security).toEqual([{}, { siteToken: [] }])
  expect(document.components?.securitySchemes).toHaveProperty('siteToken')
  for (const { path, method } of endpoints) {
    const answers = Object.keys(document.paths?.[path]?.[method.toLowerCase()]?.responses ?? {})
    expect(answers.filter((status) => status.startsWith('4')).length, path).toBeGreaterThan(0)
  }
})

test('a list in a language takes the three synonyms, the client’s own first', () => {
  const parameters = (path: string) => document.paths?.[path]?.get?.parameters
  const own = { $ref: '#/components/parameters/language-language_code' }
  expect(parameters('/downloads')).toHaveLength(3)
  expect(parameters('/downloads')?.['0']).toEqual(own)
  expect(parameters('/sliders')).toBeUndefined()
})

test('no reference dangles', () => {
  const references = [...asText.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(references.length).toBeGreaterThan(100)
  for (const path of references) {
    const target = path.split('/').reduce<Node | undefined>((node, part) => node?.[part], document)
    expect(target, path).toBeDefined()
  }
})

test('every field of every schema says what it means', () => {
  const schemas = Object.entries(document.components?.schemas ?? {})
  expect(schemas.map(([name]) => name)).toEqual([...listNames.map(rowName), 'Error'])
  for (const [name, schema] of schemas) {
    expect(schema.description, name).toBeTruthy()
    expect(String(schema.additionalProperties), name).toBe('false')
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      expect(property.description, `${name}.${field}`).toEqual(expect.stringMatching(/[.`]$/))
  }
})

test('the contact form is described with its limits', () => {
  const body = document.paths?.['/contact-us']?.post?.requestBody
  const properties = body?.content?.['application/json']?.schema?.properties
  expect(properties?.feedback).toMatchObject({ type: 'string', minLength: 1, maxLength: 5000 })
})

test('the document is plain JSON', () => {
  expect(JSON.parse(asText)).toEqual(document)
})
