import { describe, expect, test } from 'vitest'
import { later } from '../testing/later.ts'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { readAddress } from './address.ts'

const its = siteForEachTest()

describe('addresses', () => {
  test.each([
    ['/Roads', '/roads'],
    ['/roads/', '/roads'],
    ['/mr//roads', '/mr/roads'],
    ['/MR/Roads/?page=2&utm=1', '/mr/roads?page=2'],
    ['/%E0%A4%B0/', '/%E0%A4%B0'],
  ])('%s leads to %s for good', async (from, to) => {
    const { status, headers } = await its.site.get(from)
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
    const { status, headers } = await its.site.get(target)
    expect(status).toBe(400)
    expect(headers.location).toBeUndefined()
  })

  test('a page that does not exist is not found, and takes no room from those that do', async () => {
    await its.site.get('/roads')
    const before = its.site.site.cache.bytes()
    for (let number = 0; number < 600; number++) await its.site.get(`/nothing-${number}`)
    expect((await its.site.get('/nothing-1')).status).toBe(404)
    expect((await its.site.get('/mr/nothing-1')).status).toBe(404)
    expect(its.site.renders).toEqual(['GET /roads', 'GET /page-not-found', 'GET /mr/page-not-found'])
    expect(its.site.site.cache.bytes() - before).toBeLessThan(4 * 1024 ** 2)
    await its.site.get('/roads')
    expect(its.site.renders.filter((line) => line === 'GET /roads')).toHaveLength(1)
  })

  test('a page that breaks is an error without any detail, and is not kept', async () => {
    const { status, headers } = await its.site.get('/broken')
    expect(status).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a page that breaks never takes the place of one that was whole', async () => {
    const whole = await its.site.get('/roads')
    its.site.render.isBroken = true
    its.api.answers.set('/roads', () => Response.json([]))
    for (let round = 0; round < 5; round++) {
      later(15)
      expect(await its.site.get('/roads')).toMatchObject({ status: 200, text: whole.text })
    }
    expect(its.site.renders.length).toBeGreaterThan(1)
  })

  test('an address that is too long is refused', async () => {
    expect((await its.site.get(`/${'a'.repeat(3000)}`)).status).toBe(414)
  })
})

describe('the remembered language', () => {
  test('is looked at by / alone', async () => {
    const cookie = { cookie: 'other=1; language=mr' }
    const home = await its.site.get('/', cookie)
    expect([home.status, home.headers.location, home.headers.vary]).toEqual([302, '/mr', 'cookie'])
    for (const both of [
      '__Host-language=mr',
      'language=en; __Host-language=mr',
      '__Host-language=mr; language=en',
    ])
      expect((await its.site.get('/', { cookie: both })).headers.location).toBe('/mr')
    expect((await its.site.get('/', { cookie: '__Host-language=en; language=mr' })).status).toBe(200)
    expect((await its.site.get('/roads', cookie)).status).toBe(200)
    expect((await its.site.get('/mr', { cookie: 'language=en' })).status).toBe(200)
  })

  test('of the default language, or of none that there is, changes nothing', async () => {
    for (const cookie of ['language=en', 'language=xx', 'language=//evil.example', 'x=language=mr'])
      expect((await its.site.get('/', { cookie })).status).toBe(200)
    expect((await its.site.get('/')).headers.vary).toContain('cookie')
  })
})

describe('a filter of tenders', () => {
  test('stands in the address in one order, without what is no filter', () => {
    expect(readAddress('/mr/tenders?year=2026&kind=tender&state=new&utm=1&department=')).toMatchObject({
      key: '/mr/tenders?kind=tender&year=2026',
      isForOne: true,
    })
  })

  test('is one reader’s, and of no other page', () => {
    expect(readAddress('/tenders?kind=&year=')).toMatchObject({ key: '/tenders', isForOne: false })
    expect(readAddress('/roads?kind=tender')).toMatchObject({ key: '/roads', isForOne: false })
  })
})

test.each([
  ['/events?year=2026&kind=camp&other=1', '/events?kind=camp&year=2026', true],
  ['/mr/events?kind=circus&year=26', '/mr/events', false],
  ['/events/7?kind=camp', '/events/7', false],
])('of %s the choice of events is kept: %s', (target, key, isForOne) => {
  expect(readAddress(target)).toMatchObject({ kind: 'page', key, isForOne })
})
