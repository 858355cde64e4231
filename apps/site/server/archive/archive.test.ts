import { join } from 'node:path'
import { listNames, listPaths } from '@nagardwar/contract'
import { callExamples } from '@nagardwar/contract/examples'
import { lookInto } from '@nagardwar/exchange/pdf/reading/look-into'
import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchPath } from '../../app/api/search.ts'
import { readerOf } from '../../app/testing/reader-of.ts'
import type { App } from '../pages/render.ts'
import { createTextStore, keyOf } from '../search/documents/text-store.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite, temporaryFolder } from '../testing/test-site.ts'

const path = '/archive'
let api: FakeApi
let app: App
const sites: TestSite[] = []
beforeAll(async () => {
  api = await startFakeApi()
  app = await appInTest('archive', 'transparency', 'dynamic')
})
afterEach(async () => {
  api.answers.clear()
  await api.become('well')
  for (const site of sites.splice(0)) await site.stop()
})
afterAll(() => api.stop())

async function siteWith(answer?: () => Response): Promise<TestSite> {
  if (answer) api.answers.set(path, answer)
  const site = await startTestSite({ apiRoot: api.root, app })
  sites.push(site)
  return site
}
const records = (answer: object) => () => Response.json(answer)
const older = () => new Response('<h1>Apache</h1>', { status: 404 })
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const read = (html: string) => readerOf(mainOf(html))

describe('the archive of notices', () => {
  test('shows the newest year, with dates and documents, and leads to the others', async () => {
    const { status, text, headers } = await (await siteWith()).get(path)
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(1)).toEqual(['Archive of notices: closed in 2026'])
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(page.headings(3)).toEqual(['Tender: repair of the market hall roof'])
    for (const words of [
      'Closed',
      '30.06.2026',
      '29.01.2026, 3:00 PM',
      'Result, 12.02.2026',
      'PWD/T/2025-26/7',
    ])
      expect(page.text).toContain(words)
    expect(page.links).toEqual(expect.arrayContaining(['/archive/2025', '/api/uploads/market-hall-roof.pdf']))
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-if-error=86400')
    expect(text).not.toContain('noindex')
  })

  test('has the frame of every page, and no text of its own in the data of its script', async () => {
    const { text } = await (await siteWith()).get('/archive/2025')
    const whole = readerOf(text.slice(text.indexOf('<body')))
    expect(whole.links).toEqual(expect.arrayContaining(['/search', '/mr/archive/2025', '/privacy-policy']))
    expect(mainOf(text)).toContain('जाहीर सूचना')
    expect(text.replace(mainOf(text), '')).toContain('streamController')
    expect(text.replace(mainOf(text), '')).not.toContain('जाहीर सूचना')
  })

  test('is there in Marathi, and marks a text of the other language', async () => {
    const site = await siteWith()
    const { text } = await site.get('/mr/archive/2026')
    const page = read(text)
    expect(page.text).toContain('३०.०६.२०२६')
    expect(page.text).toContain('निविदा: बाजार सभागृहाच्या छताची दुरुस्ती')
    expect(page.links).toContain('/api/uploads/market-hall-roof-mr.pdf')
    expect((await site.get('/archive/2025')).text).toContain('<span lang="mr">जाहीर सूचना')
  })

  test('leads to the text of a document, which keeps its page', async () => {
    const data = temporaryFolder()
    const pdf = '/uploads/market-hall-roof.pdf'
    const lines = [{ text: 'Tender for the roof of the market hall, with all its conditions', y: 700 }]
    const store = createTextStore(join(data, 'search', 'texts'))
    await store.write(pdf, { bytes: 9, ...(await lookInto(madePdf([lines]))) })
    const site = await startTestSite({ apiRoot: api.root, data, app })
    sites.push(site)
    const { text } = await site.get(path)
    const link = read(text).getByRole('link', { name: /^Read as text ?: .*, Tender: repair of the market/ })
    expect(link.getAttribute('href')).toBe(`/documents/${keyOf(pdf)}`)
    expect(read(text).links.filter((href) => href.startsWith('/documents/'))).toHaveLength(1)
    await Promise.all(
      listNames.map((name) => site.get(`/api${listPaths[name].path}?lang=en&language_code=en`)),
    )
    await expect
      .poll(async () => (await site.get(`/documents/${keyOf(pdf)}`)).headers.location)
      .toBe(`/documents/${keyOf(pdf)}/tender-repair-of-the-market-hall-roof`)
  })

  test('has one address for each year, and none for years without a notice', async () => {
    const site = await siteWith()
    for (const [from, to] of [
      ['/archive/', '/archive'],
      ['/archive/2025/', '/archive/2025'],
      ['/en/archive/2025', '/archive/2025'],
    ])
      expect([(await site.get(from ?? '')).status, (await site.get(from ?? '')).headers.location]).toEqual([
        301,
        to,
      ])
    for (const none of ['/archive/1999', '/mr/archive/20', '/archive/2025/1'])
      expect([none, (await site.get(none)).status]).toEqual([none, 404])
  })

  test('is there at once where an earlier run knew it, and soon where the site has started before its desk', async () => {
    const data = temporaryFolder()
    const first = await startTestSite({ apiRoot: api.root, data, app })
    expect((await first.get(path)).status).toBe(200)
    await first.stop()
    await api.become('dead')
    const next = await startTestSite({ apiRoot: api.root, data, app })
    sites.push(next)
    expect((await next.get(path)).status).toBe(200)
    expect((await next.get('/transparency')).status).toBe(503)
    const fresh = await siteWith()
    for (const away of [path, '/archive/2025']) expect((await fresh.get(away)).status).toBe(503)
    await api.become('well')
    await expect.poll(async () => (await fresh.get(path)).status, { timeout: 6000 }).toBe(200)
  })

  test('takes in whoever comes to the page of a tender whose time is over', async () => {
    const site = await siteWith()
    const { status, headers } = await site.get('/mr/tenders/41')
    expect([status, headers.location]).toEqual([302, '/mr/archive/2026#notice-41'])
    // A press release never had a page.
    expect((await site.get('/tenders/17')).status).not.toBe(302)
  })

  test('is empty in front of an older server, and is kept while the desk is away', async () => {
    const site = await siteWith()
    await site.get(path)
    await api.become('500')
    expect((await site.get(path)).status).toBe(200)
    const { status, text } = await (await siteWith()).get(path)
    expect(status).toBe(503)
    expect(read(text).headings(1)).toEqual(['This page is not available right now'])
    await api.become('well')
    const before = await (await siteWith(older)).get(path)
    expect([before.status, before.text.includes('Nothing is in the archive yet.')]).toEqual([200, true])
  })

  test('is in the site map and found by search, marked as closed, unless nothing has ended', async () => {
    const site = await siteWith()
    const isMapped = async (of: TestSite) =>
      (await of.get('/sitemap.xml')).text.includes(`<loc>http://council.example${path}</loc>`)
    const found = async (of: TestSite, words: string, language: string) => {
      const query = new URLSearchParams({ q: words, lang: language })
      const { status, text } = await of.get(`${searchPath}?${query}`)
      return status === 200 ? text : 'preparing'
    }
    expect(await isMapped(site)).toBe(true)
    const stop = await site.site.warmUp()
    await expect
      .poll(() => found(site, 'market hall roof', 'en'), { timeout: 20_000 })
      .toContain('Closed on 30.06.2026')
    expect(await found(site, 'बाजार सभागृह', 'mr')).toContain('मुदत संपली: ३०.०६.२०२६')
    stop()
    const empty = await siteWith(records(callExamples.archive.empty))
    expect(await isMapped(empty)).toBe(false)
  })
})
