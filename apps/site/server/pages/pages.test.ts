import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi, troubles } from '../testing/fake-api.ts'
import { later } from '../testing/later.ts'
import { startTestSite, type TestSite, temporaryFolder } from '../testing/test-site.ts'
import { createReceipts } from './receipts.ts'

let api: FakeApi
let site: TestSite

beforeEach(async () => {
  // Noon in India: an hour later is the same day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') })
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.stop()
  await api.stop()
})

describe('a page', () => {
  test('is rendered once for fifty readers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get('/roads')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(site.renders).toEqual(['GET /roads'])
  })

  test('is not rendered again while its lists and the date are the same', async () => {
    await site.get('/roads')
    later(3600)
    await site.get('/roads')
    expect(site.renders).toHaveLength(1)
    later(24 * 3600)
    await site.get('/roads')
    expect(site.renders).toHaveLength(2)
  })

  test('shows a changed list within seconds', async () => {
    await site.get('/roads')
    api.answers.set('/roads', () => Response.json([{ id: 1, description: 'Harbour Road', length: '1' }]))
    later(30)
    await vi.waitFor(async () => expect((await site.get('/roads')).text).toContain('Harbour Road'))
  })

  test('is compressed as the reader accepts it', async () => {
    const plain = await site.get('/')
    const br = await site.get('/', { 'accept-encoding': 'gzip, br' })
    const zipped = await site.get('/', { 'accept-encoding': 'br;q=0.1, gzip' })
    const refused = await site.get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text)
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(br.headers.vary).toContain('accept-encoding')
    expect(new Set([plain, br, zipped].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is not sent again to a reader who has it', async () => {
    const first = await site.get('/roads', { 'accept-encoding': 'br' })
    const again = await site.get('/roads', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('says its size without its bytes to HEAD', async () => {
    const { headers } = await site.get('/roads')
    for (const answer of [await site.head('/roads'), await site.head('/roads')]) {
      expect(answer.headers['content-length']).toBe(headers['content-length'])
      expect(answer.body).toHaveLength(0)
    }
  })

  test('has the page number in its name and nothing else', async () => {
    for (const query of ['', '?utm_source=x', '?page=0', '?page=-1', '?fbclid=1&x=2'])
      await site.get(`/roads${query}`)
    expect(site.renders).toEqual(['GET /roads'])
    await site.get('/roads?page=2')
    await site.get('/roads?x=1&page=2')
    expect(site.renders).toEqual(['GET /roads', 'GET /roads?page=2'])
  })
})

describe('a page number', () => {
  test('beyond the last page is the last page', async () => {
    const last = exampleRows('roads', 'en').length
    for (let page = last; page < last + 600; page++) await site.get(`/roads?page=${page}`)
    expect(site.renders).toEqual([`GET /roads?page=${last}`])
  })

  test('counts only where a list is shown page by page', async () => {
    for (const page of [1, 2, 9999]) await site.get(`/?page=${page}`)
    expect(site.renders).toEqual(['GET /'])
  })
})

describe('a department’s address', () => {
  test('is a page of its own, and one that no list names is not', async () => {
    const link = exampleRows('disclosureDepartments', 'en')[0]?.department_link ?? ''
    await site.get(link)
    await site.get(`${link}-and-more`)
    expect(site.renders).toEqual([`GET ${link}`, 'GET /page-not-found'])
  })
})

describe('when the API is away', () => {
  test.each(troubles)(
    'and is %s, the page is as it was, and says of when',
    { timeout: 20_000 },
    async (trouble) => {
      const known = await site.get('/roads')
      await api.become(trouble)
      later(3600)
      const first = await site.get('/roads')
      expect(first.status).toBe(200)
      expect(first.text).toContain('<li>')
      await vi.waitFor(
        async () => {
          later(15)
          expect((await site.get('/roads')).text).toContain('As of ')
        },
        { timeout: 10_000, interval: 50 },
      )
      expect((await site.get('/roads')).text).toContain(known.text.match(/<li>.*<\/li>/)?.[0])
    },
  )

  test('a page whose list is unknown is still a page, and whole again soon after', async () => {
    await api.become('dead')
    const poor = await site.get('/roads')
    expect(poor.status).toBe(200)
    expect(poor.text).toContain('No roads')
    expect(poor.headers['cache-control']).toBe('no-store')
    expect(poor.headers).not.toHaveProperty('x-incomplete')
    await api.become('well')
    later(15)
    await vi.waitFor(async () => expect((await site.get('/roads')).text).toContain('<li>'))
  })

  test('a restart forgets nothing', async () => {
    const data = temporaryFolder()
    const before = await startTestSite({ apiRoot: api.root, data })
    const page = await before.get('/mr/roads')
    await before.stop()
    await api.become('dead')
    const after = await startTestSite({ apiRoot: api.root, data })
    expect((await after.get('/mr/roads')).text).toContain(page.text.match(/<li>.*<\/li>/)?.[0])
    await after.stop({ forget: true })
  })

  test('browsers are told of when their list is', async () => {
    await site.get('/api/roads?lang=en')
    await api.become('500')
    later(3600)
    await site.get('/api/roads?lang=en')
    await vi.waitFor(async () => {
      const { status, headers } = await site.get('/api/roads?lang=en')
      expect(status).toBe(200)
      expect(headers['x-as-of']).toMatch(/^20\d\d-/)
    })
  })
})

describe('addresses', () => {
  test.each([
    ['/Roads', '/roads'],
    ['/roads/', '/roads'],
    ['/mr//roads', '/mr/roads'],
    ['/MR/Roads/?page=2&utm=1', '/mr/roads?page=2'],
    ['/%E0%A4%B0/', '/%E0%A4%B0'],
  ])('%s leads to %s for good', async (from, to) => {
    const { status, headers } = await site.get(from)
    expect([status, headers.location]).toEqual([301, to])
  })

  test.each([
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/a/../b',
    '/%2e%2e/b',
    '/%00',
    'http://evil.example/',
    '/%zz',
    '/a%2fb',
  ])('%s is refused and leads nowhere', async (target) => {
    const { status, headers } = await site.get(target)
    expect(status).toBe(400)
    expect(headers.location).toBeUndefined()
  })

  test('a page that does not exist is not found, and takes no room from those that do', async () => {
    await site.get('/roads')
    const before = site.site.cache.bytes()
    for (let number = 0; number < 600; number++) await site.get(`/nothing-${number}`)
    expect((await site.get('/nothing-1')).status).toBe(404)
    expect((await site.get('/mr/nothing-1')).status).toBe(404)
    expect(site.renders).toEqual(['GET /roads', 'GET /page-not-found', 'GET /mr/page-not-found'])
    expect(site.site.cache.bytes() - before).toBeLessThan(4 * 1024 ** 2)
    await site.get('/roads')
    expect(site.renders.filter((line) => line === 'GET /roads')).toHaveLength(1)
  })

  test('a page that breaks is an error without any detail, and is not kept', async () => {
    const { status, headers } = await site.get('/broken')
    expect(status).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a page that breaks never takes the place of one that was whole', async () => {
    const whole = await site.get('/roads')
    site.render.isBroken = true
    api.answers.set('/roads', () => Response.json([]))
    for (let round = 0; round < 5; round++) {
      later(15)
      expect(await site.get('/roads')).toMatchObject({ status: 200, text: whole.text })
    }
    expect(site.renders.length).toBeGreaterThan(1)
  })

  test('an address that is too long is refused', async () => {
    expect((await site.get(`/${'a'.repeat(3000)}`)).status).toBe(414)
  })
})

describe('the remembered language', () => {
  test('is looked at by / alone', async () => {
    const cookie = { cookie: 'other=1; language=mr' }
    const home = await site.get('/', cookie)
    expect([home.status, home.headers.location, home.headers.vary]).toEqual([302, '/mr', 'cookie'])
    expect((await site.get('/roads', cookie)).status).toBe(200)
    expect((await site.get('/mr', { cookie: 'language=en' })).status).toBe(200)
  })

  test('of the default language, or of none that there is, changes nothing', async () => {
    for (const cookie of ['language=en', 'language=xx', 'language=//evil.example', 'x=language=mr'])
      expect((await site.get('/', { cookie })).status).toBe(200)
    expect((await site.get('/')).headers.vary).toContain('cookie')
  })
})

describe('the search page', () => {
  test('is made for each reader, with a question of bounded length', async () => {
    const answer = await site.get(`/search?q=${'a'.repeat(500)}&x=1`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(site.renders).toEqual([`GET /search?q=${'a'.repeat(120)}`])
  })

  test('is limited for each client', async () => {
    await site.stop()
    site = await startTestSite({ apiRoot: api.root, env: { SEARCHES_PER_MINUTE: '2' } })
    const statuses = [
      await site.get('/search?q=a'),
      await site.get('/search?q=b'),
      await site.get('/search?q=c'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    const page = await site.get('/mr/search?q=c', { accept: 'text/html,*/*' })
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(page.text).toMatch(/<html lang="mr">.*<h1>एकाच वेळी खूप विनंत्या/)
  })
})

describe('a form without any script', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('reaches the page’s action', async () => {
    const { status, text, headers } = await site.post('/mr/contact', 'name=A', {
      ...form,
      origin: 'http://council.example',
    })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('name=A')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  })

  test.each([
    ['another site', { origin: 'http://evil.example' }],
    ['nowhere', { origin: 'null' }],
    ['another site by its own word', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', async (_from, headers) => {
    expect((await site.post('/contact', 'name=A', { ...form, ...headers })).status).toBe(403)
    expect(site.renders).toEqual([])
  })

  test('is answered at its own address only', async () => {
    const { sign } = createReceipts(site.site.config.data)
    const sent = await site.get(`/contact?sent=${sign('F-7KQ2-M9XD')}&x=1`)
    expect(sent.headers['cache-control']).toBe('no-store')
    for (const madeUp of ['<b>', 'F-7KQ2-M9XD', `${sign('F-7KQ2-M9XD')}x`, '.'])
      await site.get(`/contact?sent=${madeUp}`)
    await site.get('/roads?sent=F-7KQ2-M9XD')
    expect(site.renders).toEqual(['GET /contact?sent=F-7KQ2-M9XD', 'GET /contact', 'GET /roads'])
  })

  test('has a count of its own: searches of a neighbour do not stop it', async () => {
    await site.stop()
    site = await startTestSite({ apiRoot: api.root, env: { SEARCHES_PER_MINUTE: '1' } })
    for (const word of ['a', 'b', 'c']) await site.get(`/search?q=${word}`)
    expect((await site.post('/contact', 'name=A', form)).status).toBe(200)
    expect(
      (await site.get(`/contact?sent=${createReceipts(site.site.config.data).sign('F-1')}`)).status,
    ).not.toBe(429)
  })

  test('that comes too often is given back as a page, with its text', async () => {
    const body = new URLSearchParams({ name: 'अ', feedback: 'पहिली ओळ\r\n<दुसरी>' }).toString()
    for (let round = 0; round < 30; round++) await site.post('/mr/contact', body, form)
    const { status, headers, text } = await site.post('/mr/contact', body, form)
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain('<html lang="mr">')
    expect(text).toContain('&lt;दुसरी&gt;')
    expect(text).toContain('action="/mr/contact"')
  })

  test('is refused when it is too large', async () => {
    expect((await site.post('/contact', 'a'.repeat(70_000), form)).status).toBe(413)
  })
})
