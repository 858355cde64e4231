import { type ReaderCounts, readerCountsRequestSchema } from '@nagardwar/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchPath } from '../../app/api/search.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const browser = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
}
let api: FakeApi
let site: TestSite
const batches = (): ReaderCounts[] =>
  api.asked
    .filter(({ path }) => path === '/api/reader-counts')
    .map(({ body }) => readerCountsRequestSchema.parse(JSON.parse(body)))
const from = (client: string, more: object = {}) => ({ ...browser, 'x-forwarded-for': client, ...more })
const visitsIn = (all: ReaderCounts[]) => {
  const counts = new Map<string, number>()
  for (const { page, count } of all.flatMap(({ visits }) => visits))
    counts.set(page, (counts.get(page) ?? 0) + count)
  return Object.fromEntries(counts)
}

beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.stop())
afterEach(async () => {
  api.answers.clear()
  await api.become('well')
  await site.stop()
})
async function start(answer = () => Response.json({ message: 'Counted.' })): Promise<void> {
  api.asked.length = 0
  api.answers.set('/reader-counts', answer)
  site = await startTestSite({ apiRoot: api.root, env: { TRUSTED_HOPS: '1', SEARCHES_PER_MINUTE: '0' } })
}
async function startWithSearch(): Promise<() => void> {
  await start()
  const stop = await site.site.warmUp()
  await expect
    .poll(async () => (await site.get(`${searchPath}?q=roads`)).status, { timeout: 20_000 })
    .toBe(200)
  return stop
}
const search = (words: string, client: string, more = '') =>
  site.get(`${searchPath}?q=${encodeURIComponent(words)}${more}`, from(client))

describe('pages that were opened', () => {
  test('are counted by their path, from memory too; not for programs, scripts and private pages', async () => {
    await start()
    for (let time = 0; time < 3; time += 1) await site.get('/mr/roads', browser)
    await site.get('/roads?utm_source=mail', browser)
    await site.head('/roads', browser)
    await site.get('/roads', { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await site.get('/roads', { ...browser, accept: '*/*' })
    await site.get('/roads', { ...browser, 'sec-purpose': 'prefetch' })
    await site.get('/no-such-page', browser)
    await site.get('/feedback/abcdefghijklmnopqrstuvwx23', browser)
    await site.get('/api/roads', browser)
    await site.site.searchAnalytics.send()
    expect(visitsIn(batches())).toEqual({ '/mr/roads': 3, '/roads': 1 })
    await site.site.searchAnalytics.send()
    expect(batches()).toHaveLength(1)
  })

  test('wait while the desk is away, and a batch without an answer is sent again as it was', async () => {
    await start(() => new Response('', { status: 500 }))
    await site.get('/roads', browser)
    await site.site.searchAnalytics.send()
    await site.get('/roads', browser)
    await site.site.searchAnalytics.send()
    const [first, again] = batches()
    expect(again).toEqual(first)
    api.answers.set('/reader-counts', () => Response.json({ message: 'Counted.' }))
    await site.site.searchAnalytics.send()
    await site.site.searchAnalytics.send()
    const ids = batches().map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual([first?.id, first?.id, first?.id])
    expect(ids).toHaveLength(4)
    expect(batches().at(-1)?.visits).toEqual([{ page: '/roads', count: 1 }])
  })

  test('are not counted in front of an older server', async () => {
    await start(() => new Response('<h1>Apache</h1>', { status: 404 }))
    await site.get('/roads', browser)
    await site.site.searchAnalytics.send()
    await site.get('/roads', browser)
    await site.site.searchAnalytics.send()
    expect(api.asked.filter(({ path }) => path === '/api/reader-counts')).toHaveLength(1)
  })
})

describe('words that were searched for', () => {
  test('are handed on once three different visitors asked, each once, with what they found and opened', async () => {
    const stop = await startWithSearch()
    for (const client of ['10.0.0.1', '10.0.0.2', '10.0.0.2']) await search('  Roads ', client)
    await search('roads', '10.0.0.3', '&page=2')
    await search('roads', '10.0.0.4', '&kind=news')
    await site.site.searchAnalytics.send()
    expect(batches().flatMap(({ words }) => words)).toEqual([])
    await search('ROADS', '10.0.0.3')
    for (const client of ['1', '2', '3']) await search('qqzzxx', `10.0.1.${client}`)
    const results = { referer: 'http://council.example/mr/search?q=roads' }
    await site.get('/mr/roads', from('10.0.0.2', results))
    await site.get('/mr/roads', from('10.0.0.2', results))
    await site.get('/mr/roads', from('10.0.0.9', results))
    await site.get('/mr/roads', from('10.0.0.1', { referer: 'https://other.example/search?q=roads' }))
    await site.site.searchAnalytics.send()
    expect(batches().flatMap(({ words }) => words)).toEqual([
      { words: 'roads', count: 3, fruitless: 0, clicked: 1 },
      { words: 'qqzzxx', count: 3, fruitless: 3, clicked: 0 },
    ])
    await search('roads', '10.0.0.5')
    await site.site.searchAnalytics.send()
    expect(batches().at(-1)?.words).toEqual([{ words: 'roads', count: 1, fruitless: 0, clicked: 0 }])
    stop()
  })

  test('nothing of a visitor is in what is sent or logged', async () => {
    const stop = await startWithSearch()
    for (const client of ['1', '2', '3']) {
      await search('98765 43210', `10.0.2.${client}`)
      await search('a@b.example', `10.0.2.${client}`)
      await search('schools', `10.0.2.${client}`)
    }
    await site.site.searchAnalytics.send()
    const sent = JSON.stringify(batches())
    expect(sent).toContain('schools')
    for (const secret of ['98765', 'a@b', '10.0.2', 'Mozilla'])
      expect(sent + site.lines.join()).not.toContain(secret)
    stop()
  })
})
