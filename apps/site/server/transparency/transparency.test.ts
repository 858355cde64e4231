import { callExamples, exampleFetch, exampleRoot } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchPath } from '../../app/api/search.ts'
import { readerOf } from '../../app/testing/reader-of.ts'
import type { App } from '../pages/render.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const path = '/transparency'
let api: FakeApi
let app: App
const sites: TestSite[] = []
beforeAll(async () => {
  api = await startFakeApi()
  app = await appInTest('transparency', 'dynamic')
})
afterEach(async () => {
  api.answers.clear()
  await api.become('well')
  for (const site of sites.splice(0)) await site.stop()
})
afterAll(() => api.stop())

async function siteWith(answer: object = callExamples.transparency.normal): Promise<TestSite> {
  api.answers.set(path, () => Response.json(answer))
  const site = await startTestSite({ apiRoot: api.root, app })
  sites.push(site)
  return site
}
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const read = (html: string) => readerOf(mainOf(html))

describe('the page of what the council must publish', () => {
  test('says what is there, where and as of when, and what is late or missing', async () => {
    const site = await siteWith()
    const { status, text, headers } = await site.get(path)
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(1)).toEqual(['What the council must publish'])
    expect(page.headings(3)).toContain('Right to Information Act, 2005')
    expect(page.text).toContain('Late since 22.08.2026')
    expect(page.text).toContain('As of 19.08.2026')
    expect(page.text).toContain('Does not apply')
    expect(page.text).toContain('The council gives no subsidies.')
    expect(page.text).toMatch(/22\s+November\s+2026/)
    expect(page.links).toContain('/functions')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-if-error=86400')
    expect(headers['content-language']).toBe('en')
    expect(text).not.toContain('noindex')
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  })

  test('is there in Marathi, with the digits of the language and its own links', async () => {
    const site = await siteWith()
    const { text, headers } = await site.get(`/mr${path}`)
    expect(headers['content-language']).toBe('mr')
    const page = read(text)
    expect(page.text).toContain('मुदत संपली: २२.०८.२०२६')
    expect(page.text).toContain('रचना, कार्ये व कर्तव्ये')
    expect(page.links).toContain('/mr/functions')
    expect(
      readerOf(text)
        .elements('html')
        .map(({ lang }) => lang),
    ).toEqual(['mr'])
  })

  test('has the frame of every page, and no text of its own in the data of its script', async () => {
    const { text } = await (await siteWith()).get(path)
    const whole = readerOf(text.slice(text.indexOf('<body')))
    expect(whole.elements('#menu, #helpline, footer').length).toBeGreaterThan(1)
    expect(whole.links).toEqual(expect.arrayContaining(['/search', `/mr${path}`, '/privacy-policy']))
    expect(text.replace(mainOf(text), '')).toContain('streamController')
    expect(text.replace(mainOf(text), '')).not.toContain('Late since')
  })

  test('is kept while the desk is away, and says so where nothing is known', async () => {
    const site = await siteWith()
    await site.get(path)
    await api.become('500')
    expect((await site.get(path)).status).toBe(200)
    const other = await startTestSite({ apiRoot: api.root, app })
    sites.push(other)
    const { status, text } = await other.get(path)
    expect(status).toBe(503)
    expect(read(text).headings(1)).toEqual(['This page is not available right now'])
  })

  test('is not there in front of an older server', async () => {
    api.answers.set(path, () => new Response('<h1>Apache</h1>', { status: 404 }))
    const site = await startTestSite({ apiRoot: api.root, app })
    sites.push(site)
    expect((await site.get(path)).status).toBe(404)
    expect((await site.get(`/mr${path}`)).status).toBe(404)
  })

  test('is in the site map and found by search in both scripts, unless the server has no such page', async () => {
    const site = await siteWith()
    const isMapped = async (of: TestSite) => {
      const { text } = await of.get('/sitemap.xml')
      return ['', '/mr'].map((prefix) => text.includes(`<loc>http://council.example${prefix}${path}</loc>`))
    }
    const isFound = async (of: TestSite, words: string) => {
      const { status, text } = await of.get(`${searchPath}?q=${encodeURIComponent(words)}`)
      return status === 200 ? text.includes(`"${path}"`) : 'preparing'
    }
    expect(await isMapped(site)).toEqual([true, true])
    const stop = await site.site.warmUp()
    await expect.poll(() => isFound(site, 'council must publish'), { timeout: 20_000 }).toBe(true)
    expect(await isFound(site, 'प्रसिद्ध करावयाची माहिती')).toBe(true)
    expect(await isFound(site, 'mahiti prasiddha')).toBe(true)
    api.answers.set(path, () => new Response('<h1>Apache</h1>', { status: 404 }))
    const older = await startTestSite({ apiRoot: api.root, app })
    sites.push(older)
    expect(await isMapped(older)).toEqual([false, false])
    const stopOlder = await older.site.warmUp()
    await expect.poll(() => isFound(older, 'council must publish'), { timeout: 20_000 }).toBe(false)
    stop()
    stopOlder()
  })

  test('names what is late or missing above the laws, which are folded', async () => {
    const { text } = await (await siteWith()).get(path)
    const [above = '', folded = ''] = mainOf(text).split('<details', 2)
    expect(readerOf(above.slice(above.indexOf('<main'))).text).toContain('Late since 22.08.2026')
    expect(readerOf(`<details${folded}`).text).toMatch(/Met: \d+ of \d+/)
    expect(text).not.toContain('<details open')
  })

  test('says what residents said and what the council did', async () => {
    const page = read((await (await siteWith()).get(path)).text)
    expect(page.headings(2)).toContain('You said, the council did')
    expect(page.links.some((link) => link.startsWith('/notices/'))).toBe(true)
    expect(page.text).toMatch(/No outcome yet; answers were taken until|Decided on|Open until/)
    expect(page.text).toContain('Received: 1,262, answered: 1,215, late: 124')
    expect(page.text).toContain('Half of them within 2.5 days')
    expect(page.text).toContain('Reports of problems by month Received: 9, done: 0, late: 9')
    expect(page.text).toContain('none yet')
    const marathi = read((await (await siteWith()).get(`/mr${path}`)).text)
    expect(marathi.headings(2)).toContain('आपण सांगितले, नगरपरिषदेने केले')
    expect(marathi.text).toContain('प्राप्त: १,२६२, उत्तर दिले: १,२१५, मुदतीबाहेर: १२४')
  })

  test('names the language of a notice that only the other one has', async () => {
    const inMarathi = await exampleFetch()(`${exampleRoot}/public-notices?lang=mr`)
    const rows = (await inMarathi.json()) as object[]
    const notices = rows.map((row) => ({ ...row, language_code: 'en' }))
    api.answers.set('/public-notices', () => Response.json(notices))
    const page = read((await (await siteWith()).get(path)).text)
    for (const text of ['विकास आराखड्यात फेरबदल: जागा क्रमांक ४१', 'रस्ता ३ मीटर सरकवला आहे.'])
      expect(page.languageOf(text), text).toBe('mr')
  })

  test('says nothing of it where the council has nothing, nor in front of an older server', async () => {
    api.answers.set('/public-notices', () => Response.json([]))
    for (const figures of [
      () => Response.json(callExamples.messageFigures.empty),
      () => new Response('<h1>Apache</h1>', { status: 404 }),
    ]) {
      api.answers.set('/message-figures', figures)
      const { status, text } = await (await siteWith()).get(path)
      expect(status).toBe(200)
      expect(text).not.toContain('You said, the council did')
    }
  })

  test('says so where the notices cannot be had', async () => {
    api.answers.set('/public-notices', () => new Response('', { status: 500 }))
    expect(read((await (await siteWith()).get(path)).text).text).toContain('could not be loaded just now')
  })

  test('has one address, and asks the desk once in a while', async () => {
    const site = await siteWith()
    for (const other of [`${path}/`, `/en${path}`]) {
      const { status, headers } = await site.get(other)
      expect([status, headers.location]).toEqual([301, path])
    }
    const asked = () => api.asked.filter(({ path: each }) => each === `/api${path}`).length
    const before = asked()
    await Promise.all([site.get(path), site.get(path), site.get(`/mr${path}`)])
    expect(asked()).toBe(before)
  })
})
