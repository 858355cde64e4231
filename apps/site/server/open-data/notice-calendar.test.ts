import { exampleRows } from '@nagardwar/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  api.answers.set('/public-notices', () =>
    Response.json([...exampleRows('publicNotices', 'en'), ...exampleRows('publicNotices', 'mr')]),
  )
  site = await startTestSite({ apiRoot: api.root })
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

/** Long lines of a calendar go on in the next one. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '')

test.each([
  [
    'en',
    'Answers from: Felling of 3 trees on Lake Road',
    'Last day and time: Felling of 3 trees on Lake Road',
    'Hearing: Felling of 3 trees on Lake Road\\, Council hall\\, Town Hall',
  ],
  [
    'mr',
    'उत्तरे स्वीकारण्यास सुरुवात: तलाव मार्गावरील ३ झाडे तोडणे',
    'अंतिम दिनांक व वेळ: तलाव मार्गावरील ३ झाडे तोडणे',
    'सुनावणी: तलाव मार्गावरील ३ झाडे तोडणे\\, सभागृह\\, नगरभवन',
  ],
])(
  'the dates of a notice are a calendar in %s, with the last day as it was extended',
  async (language, ...names) => {
    const { status, headers, text } = await site.get(`/feeds/notices/1.${language}.ics`)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const found = unfolded(text)
    for (const name of names) expect(found).toContain(`SUMMARY;LANGUAGE=${language}:${name}\r\n`)
    for (const time of ['20261207T041500Z', '20261218T121500Z', '20261221T053000Z'])
      expect(found).toContain(`DTSTART:${time}`)
    expect(found).toContain('UID:notice-1-closes@council.example')
    expect(found.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    const prefix = language === 'mr' ? '/mr' : ''
    expect(found.split(`URL:${site.site.config.origin}${prefix}/notices/lake-road-trees\r\n`)).toHaveLength(4)
    const place = language === 'mr' ? 'सभागृह\\, नगरभवन' : 'Council hall\\, Town Hall'
    expect(found.split(`LOCATION;LANGUAGE=${language}:${place}\r\n`)).toHaveLength(2)
  },
)

test.each(['99.en', '1.fr', '01.en', 'x.en'])('there is no calendar %s', async (name) => {
  expect((await site.get(`/feeds/notices/${name}.ics`)).status).toBe(404)
})

test('the feed has each notice with its page and its document, anew with a corrigendum and with the decision', async () => {
  const { status, headers, text } = await site.get('/feeds/notices.en.atom')
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  const entry = (link: string) => text.split('<entry>').find((each) => each.includes(`${link}"`)) ?? ''
  // What is said to begin later is not news yet, so only what is over by today's clock is there for certain.
  expect(entry('/notices/plan-modification')).toContain('<published>2026-06-01')
  expect(entry('/notices/plan-modification')).toContain('<updated>2026-09-')
})
