import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { compatibilities } from '../compatibility.ts'
import { openApiDocument } from '../openapi.ts'

type Answers = Record<string, { responses: Record<string, unknown> }>

/** What Redocly's linter finds, warnings too, by the stricter of its own two sets of rules. */
async function problemsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  })
  return problems.map(({ ruleId, severity, location }) => `${severity} ${ruleId} ${location[0]?.pointer}`)
}

test.each([
  [[], 'en'],
  [compatibilities, 'mr'],
] as const)('Redocly finds nothing in the document of a server with %j', async (compatibility, language) => {
  const olderClients = { compatibility, defaultLanguage: language }
  expect(await problemsOf(openApiDocument({ olderClients }))).toEqual([])
})

test('Redocly finds a call that does not say who may make it', async () => {
  const { security: _, ...open } = openApiDocument()
  expect(await problemsOf(open)).toContain('error security-defined #/paths/~1roads/get')
})

test('Redocly finds a call without an answer to a wrong request, and an example with a wrong field', async () => {
  const document = structuredClone(openApiDocument()) as { paths: Record<string, Answers> }
  const call = document.paths['/roads']?.get
  if (!call) throw new Error('/roads')
  call.responses = Object.fromEntries(
    Object.entries(call.responses).filter(([status]) => !status.startsWith('4')),
  )
  const answer = call.responses['200'] as { content: Record<string, { example: object[] }> }
  Object.assign(answer.content['application/json']?.example[0] ?? {}, { unknown: 1 })
  const found = (await problemsOf(document)).join('\n')
  expect(found).toContain('operation-4xx-response #/paths/~1roads/get')
  expect(found).toContain('no-invalid-media-type-examples #/paths/~1roads/get')
})
