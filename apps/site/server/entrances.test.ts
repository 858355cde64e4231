import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteEntrances, texts } from '../../../tests/support/entrances.ts'
import { leastProcessorTime } from '../../../tests/support/processor-time.ts'
import { writePaths } from './api/writes.ts'
import { type FakeApi, startFakeApi } from './testing/fake-api.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

/** Milliseconds of processor time for one answer, whatever the text. */
const most = 50

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  const env = { FEEDBACK_PER_MINUTE: '0', COUNTS_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0' }
  site = await startTestSite({ apiRoot: api.root, env })
  await site.site.warmUp()
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

describe.each(siteEntrances)('$name', ({ ask }) => {
  test.each(Object.entries(texts))('is answered in no time when it is full of %s', async (_, text) => {
    const { path, method, headers, body } = ask(text)
    const send = () => (method === 'POST' ? site.post(path, body, headers) : site.get(path, headers))
    const { milliseconds, last } = await leastProcessorTime(send, most)
    expect(last.status).not.toBe(500)
    expect(milliseconds).toBeLessThan(most)
  })
})

test('every call that changes something is among them', () => {
  const tried = new Set(siteEntrances.map(({ ask }) => ask(texts['one letter'] ?? String).path))
  // A visit is counted without a body.
  const withText = [...writePaths].filter((path) => path !== '/increment-visitor-count')
  expect(withText.filter((path) => !tried.has(`/api${path}`))).toEqual([])
})
