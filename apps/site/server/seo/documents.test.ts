import { asContract } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { readWording } from '../search/entries/wording.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { createDocuments, documentPaths } from './documents.ts'

let api: FakeApi
let site: TestSite

beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

test.each(documentPaths)('%s is sent from memory, compressed, with a policy', async (path) => {
  expect((await site.get(path)).status).toBe(200)
  const first = await site.get(path, { 'accept-encoding': 'gzip' })
  const again = await site.get(path, { 'accept-encoding': 'gzip' })
  expect(again.headers['content-encoding']).toBe('gzip')
  expect(again.body.equals(first.body)).toBe(true)
  expect(again.headers['content-security-policy']).toContain("default-src 'none'")
  expect(again.headers['x-content-type-options']).toBe('nosniff')
})

test.each(documentPaths)('%s is made once for many readers', async (path) => {
  const rows = new Map<string, unknown>()
  const source = {
    list: async (name: never, language: never) => {
      const key = `${name} ${language}`
      if (!rows.has(key)) rows.set(key, { ok: true, value: exampleRows(name, language) })
      return rows.get(key)
    },
  } as ApiSource
  const config = {
    origin: 'http://council.example',
    defaultLanguage: 'en',
    olderClients: asContract,
  } as const
  const documents = createDocuments({ config, routes: {}, source, wording: readWording() })
  const first = await documents.page(path)
  expect(first.status).toBe(200)
  for (let reader = 0; reader < 50; reader++) expect(await documents.page(path)).toBe(first)
})

test('the site map follows the departments', async () => {
  const filled = exampleRows('yearDocuments', 'en').map(({ y_id }) => y_id)
  const heading = exampleRows('headings', 'en').find(({ y_id }) => filled.includes(y_id))
  api.answers.set('/public_disclosure', () =>
    Response.json([
      {
        id: 1,
        p_id: heading?.p_id,
        status: 1,
        language_code: 'en',
        department_name: 'Parks',
        department_link: '/parks',
      },
    ]),
  )
  await vi.waitFor(
    async () => expect((await site.get('/sitemap.xml')).text).toContain('http://council.example/parks<'),
    { timeout: 20_000, interval: 200 },
  )
})
