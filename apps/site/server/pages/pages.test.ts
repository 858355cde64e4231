import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test, vi } from 'vitest'
import { documentOf } from '../../app/testing/document-of.ts'
import { troubles } from '../testing/fake-api.ts'
import { later } from '../testing/later.ts'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { startTestSite, temporaryFolder } from '../testing/test-site.ts'

/** The rows of a page's list, as the plain pages of these tests show them. */
const itemsOf = ({ text }: { text: string }) =>
  [...documentOf(text).querySelectorAll('li')].map(({ textContent }) => textContent)

const its = siteForEachTest()

describe('a page', () => {
  test('is rendered once for fifty readers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => its.site.get('/roads')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(its.site.renders).toEqual(['GET /roads'])
  })

  test('is not rendered again while its lists and the date are the same', async () => {
    await its.site.get('/roads')
    later(3600)
    await its.site.get('/roads')
    expect(its.site.renders).toHaveLength(1)
    later(24 * 3600)
    await its.site.get('/roads')
    expect(its.site.renders).toHaveLength(2)
  })

  test('shows a changed list also after the clock was set back', async () => {
    await its.site.get('/roads')
    vi.setSystemTime(Date.now() - 5.5 * 3_600_000)
    its.api.answers.set('/roads', () => Response.json([{ id: 1, description: 'Harbour Road', length: '1' }]))
    later(30)
    await vi.waitFor(async () => expect((await its.site.get('/roads')).text).toContain('Harbour Road'))
  })

  test('shows a changed list within seconds', async () => {
    await its.site.get('/roads')
    its.api.answers.set('/roads', () => Response.json([{ id: 1, description: 'Harbour Road', length: '1' }]))
    later(30)
    await vi.waitFor(async () => expect((await its.site.get('/roads')).text).toContain('Harbour Road'))
  })

  test('is compressed as the reader accepts it', async () => {
    const plain = await its.site.get('/')
    const br = await its.site.get('/', { 'accept-encoding': 'gzip, br' })
    const zipped = await its.site.get('/', { 'accept-encoding': 'br;q=0.1, gzip' })
    const refused = await its.site.get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(plain.text)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text)
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(br.headers.vary).toContain('accept-encoding')
    expect(new Set([plain, br, zipped].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is compressed further while it stays the same, under the same validator', async () => {
    // Squares do not repeat in a row: of a text that does, a quick compression makes as little as a slow one.
    const places = Array.from({ length: 400 }, (_, turn) => turn * turn).map(
      (number) => `lane ${(number * 7919) % 1009}, ward ${number % 26}`,
    )
    its.api.answers.set('/roads', () =>
      Response.json([{ id: 1, description: places.join('; '), length: '1' }]),
    )
    const get = () => its.site.get('/roads', { 'accept-encoding': 'br' })
    const first = await get()
    await vi.waitFor(async () => {
      later(3)
      expect((await get()).body.length).toBeLessThan(first.body.length)
    })
    const rested = await get()
    expect(brotliDecompressSync(rested.body)).toEqual(brotliDecompressSync(first.body))
    expect(rested.headers.etag).toBe(first.headers.etag)
    expect(rested.headers.vary).toBe(first.headers.vary)
    expect(its.site.renders).toHaveLength(1)
  })

  test('that stays the same is kept compressed alone, and is there for who takes no encoding', async () => {
    const first = await its.site.get('/roads')
    const bytes = its.site.site.cache.bytes()
    await vi.waitFor(async () => {
      later(3)
      await its.site.get('/roads')
      expect(its.site.site.cache.bytes()).toBeLessThan(bytes - first.body.length / 2)
    })
    const again = await its.site.get('/roads')
    expect([again.text, again.headers.etag, again.headers['content-length']]).toEqual([
      first.text,
      first.headers.etag,
      first.headers['content-length'],
    ])
    const known = { 'if-none-match': first.headers.etag ?? '' }
    expect((await its.site.get('/roads', known)).status).toBe(304)
    expect((await its.site.head('/roads')).headers['content-length']).toBe(first.headers['content-length'])
    expect(its.site.renders).toHaveLength(1)
  })

  test('is not sent again to a reader who has it', async () => {
    const first = await its.site.get('/roads', { 'accept-encoding': 'br' })
    const again = await its.site.get('/roads', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('says its size without its bytes to HEAD', async () => {
    const { headers } = await its.site.get('/roads')
    for (const answer of [await its.site.head('/roads'), await its.site.head('/roads')]) {
      expect(answer.headers['content-length']).toBe(headers['content-length'])
      expect(answer.body).toHaveLength(0)
    }
  })

  test('has the page number in its name and nothing else', async () => {
    for (const query of ['', '?utm_source=x', '?page=0', '?page=-1', '?fbclid=1&x=2'])
      await its.site.get(`/roads${query}`)
    expect(its.site.renders).toEqual(['GET /roads'])
    await its.site.get('/roads?page=2')
    await its.site.get('/roads?x=1&page=2')
    expect(its.site.renders).toEqual(['GET /roads', 'GET /roads?page=2'])
  })
})

describe('a page number', () => {
  test('beyond the last page is the last page', async () => {
    const last = exampleRows('roads', 'en').length
    for (let page = last; page < last + 600; page++) await its.site.get(`/roads?page=${page}`)
    expect(its.site.renders).toEqual([`GET /roads?page=${last}`])
  })

  test('counts only where a list is shown page by page', async () => {
    for (const page of [1, 2, 9999]) await its.site.get(`/?page=${page}`)
    expect(its.site.renders).toEqual(['GET /'])
  })
})

describe('a department’s address', () => {
  test('is a page of its own, and one that no list names is not', async () => {
    const link = exampleRows('disclosureDepartments', 'en')[0]?.department_link ?? ''
    await its.site.get(link)
    await its.site.get(`${link}-and-more`)
    expect(its.site.renders).toEqual([`GET ${link}`, 'GET /page-not-found'])
  })
})

describe('when the API is away', () => {
  test.each(troubles)(
    'and is %s, the page is as it was, and says of when',
    { timeout: 20_000 },
    async (trouble) => {
      const known = await its.site.get('/roads')
      await its.api.become(trouble)
      later(3600)
      const first = await its.site.get('/roads')
      expect(first.status).toBe(200)
      expect(itemsOf(first)).toEqual(itemsOf(known))
      await vi.waitFor(
        async () => {
          later(15)
          expect((await its.site.get('/roads')).text).toContain('As of ')
        },
        { timeout: 10_000, interval: 50 },
      )
      expect(itemsOf(known).length).toBeGreaterThan(0)
      expect(itemsOf(await its.site.get('/roads'))).toEqual(itemsOf(known))
    },
  )

  test('a page whose list is unknown is still a page, and whole again soon after', async () => {
    await its.api.become('dead')
    const poor = await its.site.get('/roads')
    expect(poor.status).toBe(200)
    expect(poor.text).toContain('No roads')
    expect(poor.headers['cache-control']).toBe('no-store')
    expect(poor.headers).not.toHaveProperty('x-incomplete')
    await its.api.become('well')
    later(15)
    await vi.waitFor(async () => expect(itemsOf(await its.site.get('/roads'))).not.toEqual([]))
  })

  test('a restart forgets nothing', async () => {
    const data = temporaryFolder()
    const before = await startTestSite({ apiRoot: its.api.root, data })
    const page = await before.get('/mr/roads')
    await before.stop()
    await its.api.become('dead')
    const after = await startTestSite({ apiRoot: its.api.root, data })
    expect(itemsOf(page).length).toBeGreaterThan(0)
    expect(itemsOf(await after.get('/mr/roads'))).toEqual(itemsOf(page))
    await after.stop({ forget: true })
  })

  test('browsers are told of when their list is', async () => {
    await its.site.get('/api/roads?lang=en')
    await its.api.become('500')
    later(3600)
    await its.site.get('/api/roads?lang=en')
    await vi.waitFor(async () => {
      const { status, headers } = await its.site.get('/api/roads?lang=en')
      expect(status).toBe(200)
      expect(headers['x-as-of']).toMatch(/^20\d\d-/)
    })
  })
})
