import { callExamples } from '@nagardwar/contract/examples'
import { rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PublicList } from '../../app/open-data/public-list.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const address = '/open-data/old-version'
let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root, env: { SEARCHES_PER_MINUTE: '9' } })
})
afterEach(() => api.answers.clear())
afterAll(async () => {
  await site.stop()
  await api.stop()
})
const kept = () => {
  api.answers.set('/old-versions', () => Response.json(callExamples.oldVersions.normal))
  api.answers.set('/old-version', () => Response.json(callExamples.oldVersion.normal))
}

test('a list as it read on a day is JSON or a sheet, for any website, and soon in no copy', async () => {
  kept()
  const json = await site.get(`${address}?list=roads&lang=en&on=2026-04-01`)
  expect(JSON.parse(json.text)).toEqual(callExamples.oldVersion.normal.rows)
  expect(json.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=30',
  })
  const csv = await site.get(`${address}?list=%2Froads&lang=mr&on=2026-04-01&as=csv`)
  expect(rowsOfCsv(csv.text)[1]).toContain('Station Road')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="roads.mr.2026-04-01.csv"')
  const asked = api.asked.filter(({ path }) => path.startsWith('/api/old-version?')).map(({ path }) => path)
  expect(asked).toEqual([
    '/api/old-version?list=%2Froads&on=2026-04-01&lang=en',
    '/api/old-version?list=%2Froads&on=2026-04-01&lang=mr',
  ])
})

test('what there is no version of is missing, in words and in the language asked', async () => {
  const html = { accept: 'text/html' }
  const { status, text, headers } = await site.get(`${address}?list=roads&lang=mr&on=2026-04-01`, html)
  expect([status, headers['content-language']]).toEqual([404, 'mr'])
  expect(text).toContain('या यादीची त्या दिवसाची आवृत्ती उपलब्ध नाही.')
  const before = api.asked.length
  for (const query of ['', '?list=users&on=2026-04-01', '?list=roads&on=yesterday'])
    expect((await site.get(address + query)).status).toBe(404)
  expect(api.asked).toHaveLength(before)
})

test('a desk that is away is no missing version', async () => {
  api.answers.set('/old-version', () => new Response('', { status: 500 }))
  expect((await site.get(`${address}?list=roads&on=2026-04-01`)).status).toBe(503)
})

test('the descriptions of the lists say since when there are old versions', async () => {
  kept()
  const of = await startTestSite({ apiRoot: api.root })
  const since = async (name: string) =>
    (JSON.parse((await of.get('/open-data/lists.json')).text) as PublicList[]).find(
      (list) => list.name === name,
    )?.since
  await expect.poll(() => since('roads'), { timeout: 10_000 }).toBe('2026-04-01')
  expect(await since('tenders')).toBeNull()
  await of.stop()
})

test('one client may ask for so many in a minute', async () => {
  kept()
  const statuses = []
  for (let count = 0; count < 12; count++)
    statuses.push((await site.get(`${address}?list=roads&on=2026-04-01`)).status)
  expect(statuses.at(-1)).toBe(429)
})
