import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { documentPaths } from './documents.ts'

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

test('the site map follows the departments', async () => {
  api.answers.set('/public_disclosure', () =>
    Response.json([
      { id: 1, p_id: 1, status: 1, language_code: 'en', department_name: 'Parks', department_link: '/parks' },
    ]),
  )
  await vi.waitFor(
    async () => expect((await site.get('/sitemap.xml')).text).toContain('http://council.example/parks<'),
    { timeout: 20_000, interval: 200 },
  )
})
