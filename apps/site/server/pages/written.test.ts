import { afterAll, beforeAll, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({
    apiRoot: api.root,
    app: await appInTest('budget', 'council-work', 'events', 'reports', 'services'),
  })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

test.each([
  ['/budget/2025-26', 'GST compensation grant'],
  ['/mr/budget/2025-26', 'जीएसटी सहायक अनुदान'],
  ['/meetings/3', 'Draft of the budget'],
  ['/mr/meetings/3', 'अंदाजपत्रकाचा मसुदा'],
  ['/events/1', 'Everybody over 40'],
  ['/mr/events/1', '४० वर्षांवरील सर्व'],
  ['/reports', 'Market Lane, near the school'],
  ['/mr/reports', 'बाजार गल्ली, शाळेजवळ'],
  ['/services/birth-certificate', 'Identity card of a parent'],
  ['/mr/services/birth-certificate', 'आई किंवा वडिलांचे ओळखपत्र'],
])('what the server alone writes into %s is in the document once', async (address, words) => {
  const { status, text } = await site.get(address)
  expect([address, status]).toEqual([address, 200])
  const [before = '', main = ''] = text.split('<main')
  const [shown = '', after = ''] = main.split('</main>')
  expect(readerOf(`<main${shown}`).text).toContain(words)
  expect(before + after).toContain('streamController')
  expect(before + after).not.toContain(words)
})
