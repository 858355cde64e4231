import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const road = (id: number, description: string, more: object = {}) => ({
  id,
  description,
  length: '1 Km',
  language_code: 'en',
  ...more,
})
const download = { id: 9, name: 'Form for a stall', pdf: '/uploads/stall.pdf', language_code: 'en' }

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  const roads = [
    road(1, 'Stall road <old>', { last_changed: '2026-03-01' }),
    road(2, 'Stall road new', { last_changed: '2026-04-01' }),
    road(3, 'Stall road without a day'),
    road(4, 'Stall road to come', { last_changed: '2999-01-01' }),
  ]
  api.answers.set('/roads', () => Response.json(roads))
  api.answers.set('/downloads', () => Response.json([{ ...download, last_changed: '2026-05-01' }]))
  site = await startTestSite({ apiRoot: api.root, env: { SEARCHES_PER_MINUTE: '0' } })
  await site.site.warmUp()
  const patience = { timeout: 60_000, interval: 100 }
  await vi.waitFor(async () => expect((await feed('stall')).text).toContain('Form for a stall'), patience)
}, 90_000)
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const feed = (question: string, more = '', language = 'en') =>
  site.get(`/feeds/search.${language}.atom?q=${encodeURIComponent(question)}${more}`)
const titlesIn = (text: string) =>
  [...text.matchAll(/<entry>.*?<title[^>]*>(.*?)<\/title>/g)].map(([, title]) => title)

describe('the feed of a search', () => {
  test('has what the search finds and whose day is known, the newest first', async () => {
    const { headers, text } = await feed('stall')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(titlesIn(text)).toEqual(['Form for a stall', 'Stall road new', 'Stall road &lt;old&gt;'])
    expect(text).toContain('<title>Search: stall · ')
    expect(text).toContain('<id>http://council.example/feeds/search.en.atom#roads.2</id>')
    expect(text).toContain('href="http://council.example/search?q=stall"')
    expect(text).toContain('href="http://council.example/api/uploads/stall.pdf"')
  })

  test('keeps to the kind that is asked for, and says so', async () => {
    const { text } = await feed('stall', '&kind=document')
    expect(titlesIn(text)).toEqual(['Form for a stall'])
    expect(text).toContain('<title>Search: stall · Documents · ')
    expect(text).toContain('href="http://council.example/search?q=stall&amp;kind=document"')
  })

  test('is in Marathi at its own address', async () => {
    const { text } = await feed('stall', '', 'mr')
    expect(text).toContain('xml:lang="mr"')
    expect(text).toContain('<title>शोध: stall · ')
    expect(text).toContain('href="http://council.example/mr/search?q=stall"')
  })

  test('has nothing where not all words are found together', async () => {
    const { status, text } = await feed('stall helicopter')
    expect([status, titlesIn(text)]).toEqual([200, []])
  })

  test('is not sent again while it is the same', async () => {
    const { headers } = await feed('stall')
    const again = await site.get('/feeds/search.en.atom?q=stall', { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('of an empty question says what is wrong, in its language', async () => {
    expect((await feed(' ')).status).toBe(400)
    expect((await feed(' ', '', 'mr')).text).toContain('काय शोधायचे ते दिलेले नाही')
    expect((await site.get('/feeds/search.fr.atom?q=stall')).status).toBe(404)
  })

  test('takes no more of a question than the search does', async () => {
    const { status, text } = await feed(`stall ${'x'.repeat(1000)}`)
    expect(status).toBe(200)
    expect(text.length).toBeLessThan(3000)
  })
})

test('each client has as many feeds and searches together', { timeout: 60_000 }, async () => {
  const own = await startTestSite({ apiRoot: api.root, env: { SEARCHES_PER_MINUTE: '2' } })
  try {
    const statuses: number[] = []
    for (const path of ['/feeds/search.en.atom?q=a', '/search.json?q=a', '/feeds/search.mr.atom?q=a'])
      statuses.push((await own.get(path)).status)
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect(statuses[2]).toBe(429)
  } finally {
    await own.stop()
  }
})
