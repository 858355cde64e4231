import { afterAll, beforeAll, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root, app: await appInTest('open-data', 'dynamic') })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('the page has the licence, the feeds, and each list with its fields by their names', async () => {
  const { status, text } = await site.get('/open-data')
  expect(status).toBe(200)
  const page = readerOf(mainOf(text))
  expect(page.headings(1)).toEqual(['Open Data'])
  expect(page.headings(2)).toEqual(['Licence', 'Feeds and calendars', 'For programs', 'Lists'])
  expect(page.text).toContain('Name schoolName Name of the school.')
  expect(page.text).toContain('Pre-bid meeting meeting')
  expect(page.links).toContain('/open-data/schools.en.csv')
})

test('in Marathi the fields have their Marathi names, and nothing of the lists is sent a second time', async () => {
  const { text } = await site.get('/mr/open-data')
  const main = mainOf(text)
  expect(readerOf(main).text).toContain('निविदापूर्व बैठक meeting')
  expect(main.match(/<code lang="en">id<\/code>/g)).toHaveLength(1)
  const after = text.slice(text.indexOf('</main>'))
  expect(after).not.toContain('A school of the council.')
})
