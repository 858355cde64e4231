import { exampleRows } from '@nagardwar/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  api.answers.set('/tenders', () => Response.json(exampleRows('tenders', 'en', 'dated')))
  site = await startTestSite({ apiRoot: api.root })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

test('the dates of a tender are a calendar', async () => {
  const { status, headers, text } = await site.get('/feeds/tenders/1.en.ics')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toContain('UID:tender-1-closes@council.example')
  expect(text).toContain('DTSTART:20261218T093000Z')
  expect(text).toContain('SUMMARY;LANGUAGE=en:Last day and time: Concrete road\\, Ward 12')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
})

test('a day without an hour is a whole day', async () => {
  expect((await site.get('/feeds/tenders/4.en.ics')).text).toContain('DTSTART;VALUE=DATE:20270115')
})

test.each(['6.en', '99.en', '1.fr', '01.en', 'x.en'])('there is no calendar %s', async (name) => {
  expect((await site.get(`/feeds/tenders/${name}.ics`)).status).toBe(404)
})
