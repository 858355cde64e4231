import { callExamples } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { later } from '../testing/later.ts'
import { startTestSite, type TestSite, temporaryFolder } from '../testing/test-site.ts'

const { normal: open, 'not-opened-yet': planned, 'closed-again': closedAgain } = callExamples.opening
const notYet = { ...planned, opensAt: null }
const patience = { timeout: 10_000, interval: 20 }

let api: FakeApi
let site: TestSite
let stopAsking = () => {}

const say = (opening: object) => api.answers.set('/opening', () => Response.json(opening))
async function start(opening: object | undefined, env: Record<string, string> = {}, data?: string) {
  if (opening) say(opening)
  site = await startTestSite({ apiRoot: api.root, env, ...(data ? { data } : {}) })
  stopAsking = site.site.opening.start()
  const state = (opening as { state?: string } | undefined)?.state
  // A connection that the last test left may break off first.
  if (state) await vi.waitFor(() => expect(site.site.opening.isClosed()).toBe(state === 'closed'), patience)
  await site.site.opening.settled()
}

beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.stop())
beforeEach(() => api.answers.clear())
afterEach(async () => {
  vi.useRealTimers()
  stopAsking()
  await site.stop({ forget: true })
})

const expectClosed = async (target: string, headers: Record<string, string> = {}) => {
  const answer = await site.get(target, headers)
  expect([target, answer.status]).toEqual([target, 503])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  return answer
}

describe('before a council opens its website', () => {
  beforeEach(() => start(notYet))

  test.each([
    '/',
    '/mr',
    '/roads',
    '/mr/roads?page=2',
    '/contact',
    '/search?q=water',
    '/nothing-here',
    '/Roads',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/search.json?q=water',
    '/api/roads',
    '/api/roads?lang=mr',
    '/api/publications',
    '/api/settings',
    '/api/visitor-count',
    '/api/openapi.json',
    '/api/docs',
    '/api/uploads/budget.pdf',
    '/images/w_480,f_webp/uploads/lake.jpg',
    '/images/card_en.jpg',
  ])('%s is closed', async (target) => {
    await expectClosed(target)
  })

  test('the page stands in both languages, that of the address first', async () => {
    const english = await expectClosed('/roads')
    const marathi = await expectClosed('/mr/roads')
    expect(english.text).toContain('<html lang="en">')
    expect(marathi.text).toContain('<html lang="mr">')
    for (const { text } of [english, marathi]) {
      expect(text).toContain('This website is being prepared')
      expect(text).toContain('हे संकेतस्थळ तयार करण्याचे काम सुरू आहे')
      expect(text).toContain('Sahyanagar Municipal Council')
      expect(text).toContain('सह्यनगर नगरपरिषद')
      expect(text).toContain('href="tel:18005550112"')
      expect(text).not.toContain('<script')
      expect(text).not.toContain('nonce=')
    }
    expect(english.text.indexOf('being prepared')).toBeLessThan(english.text.indexOf('तयार करण्याचे'))
    expect(marathi.text.lastIndexOf('तयार करण्याचे')).toBeLessThan(marathi.text.lastIndexOf('being prepared'))
  })

  test('its own style is allowed by its hash, and no script runs', async () => {
    const { headers } = await expectClosed('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
    expect(policy).toMatch(/script-src 'self';/)
  })

  test('its emblem, health and metrics stay, and nothing is written', async () => {
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).text).toContain('isReady')
    expect((await site.get('/metrics')).status).toBe(200)
    await vi.waitFor(async () => {
      await expectClosed('/')
      expect((await site.get('/images/w_240,f_webp/uploads/logo.png')).status).not.toBe(503)
    }, patience)
    await expectClosed('/images/w_240,f_webp/uploads/lake.jpg')
    const json = { 'content-type': 'application/json' }
    for (const path of ['/api/contact-us', '/api/increment-visitor-count', '/api/useful'])
      expect((await site.post(path, '{}', json)).status).toBe(503)
    expect((await site.post('/contact', 'name=A')).status).toBe(503)
  })

  test('a head request is answered alike, and a copy is never confirmed', async () => {
    const { status, headers, body } = await site.head('/roads')
    expect([status, body.length]).toEqual([503, 0])
    expect(headers).not.toHaveProperty('etag')
  })

  test('within seconds of its opening everything is there, and nothing says that it is closed', async () => {
    await expectClosed('/roads')
    say(open)
    await vi.waitFor(async () => expect((await site.get('/roads')).status).toBe(200), patience)
    for (const target of ['/', '/mr/roads', '/api/roads', '/sitemap.xml']) {
      const { status, headers } = await site.get(target)
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('x-website')
      expect(headers['cache-control']).toContain('public')
    }
  })
})

test('pages that were in memory are gone within seconds of closing', async () => {
  await start(open)
  expect((await site.get('/roads')).status).toBe(200)
  expect((await site.get('/sitemap.xml')).status).toBe(200)
  expect((await site.get('/api/roads?lang=en')).status).toBe(200)
  say(closedAgain)
  await vi.waitFor(() => expectClosed('/roads'), patience)
  await expectClosed('/sitemap.xml')
  await expectClosed('/api/roads?lang=en')
  await expectClosed('/roads', { 'if-none-match': '"x"' })
})

describe('a website that is closed again', () => {
  beforeEach(() => start(closedAgain))

  test('says the sentence of the council, and keeps numbers and form', async () => {
    const { text, headers } = await expectClosed('/mr/roads')
    expect(text).toContain('वादळामुळे संकेतस्थळ बंद आहे')
    expect(text).toContain('closed because of the storm')
    expect(text).toContain('href="/mr/contact"')
    expect(text).toContain('href="/contact"')
    expect(headers['x-website']).toBe('closed')
    const form = await site.get('/mr/contact')
    // The plain render of these tests has no such page; closed-page.test.ts tests the real one.
    expect(site.renders).toContain('GET /mr/contact')
    expect([form.status, form.headers['cache-control']]).toEqual([404, 'private, no-store'])
    expect(form.headers['x-robots-tag']).toContain('noindex')
  })

  test('takes messages, with and without a script, and nothing else', async () => {
    const { request } = callExamples.contactUs.normal
    const sent = await site.post('/api/contact-us', JSON.stringify(request), {
      'content-type': 'application/json',
    })
    expect(sent.status).toBe(201)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.post('/contact', 'name=A', form)).status).toBe(200)
    expect((await site.post('/api/increment-visitor-count', '')).status).toBe(503)
    await expectClosed('/api/roads')
  })
})

describe('a time of opening', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

  test('is said, and how long to wait', async () => {
    vi.setSystemTime('2027-01-26T04:00:00Z')
    await start(planned)
    const { text, headers } = await expectClosed('/')
    expect(text).toContain('26.01.2027, 10:00')
    expect(text).toContain('२६.०१.२०२७, १०:००')
    expect(headers['retry-after']).toBe('1800')
  })

  test('is obeyed while the desk is dead; while it answers, its own word counts', async () => {
    vi.setSystemTime('2027-01-26T04:29:00Z')
    await start(planned)
    vi.setSystemTime('2027-01-26T04:31:00Z')
    await expectClosed('/roads')
    await api.become('dead')
    later(60)
    expect((await site.get('/')).status).toBe(200)
    await api.become('well')
  })
})

describe('the last word of the desk', () => {
  test('stands while it is dead, also after a restart', async () => {
    const data = temporaryFolder()
    await start(notYet, {}, data)
    await expectClosed('/')
    stopAsking()
    await site.stop({ forget: false })
    await api.become('dead')
    await start(undefined, {}, data)
    await expectClosed('/roads')
    await api.become('well')
  })

  test.each(['dead', '500', 'html', 'half a body', 'no list'] as const)(
    'is not replaced by what is none: %s',
    async (mood) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      await start(notYet)
      await api.become(mood)
      later(5)
      await vi.waitFor(() => expect(site.lines.join()).toContain('could not be asked'), patience)
      await expectClosed('/roads')
      await api.become('well')
    },
  )
})

test.each(['dead', '500', 'html', 'absent', 'no list'] as const)(
  'a server that never said anything of it leaves the website open: %s',
  async (mood) => {
    await api.become(mood)
    await start(undefined)
    expect((await site.get('/')).status).toBe(200)
    await api.become('well')
  },
)

describe('a signed link', () => {
  const good = 'site.1795593600.the-signature-of-the-desk'
  let isAway = false
  const endsIn = (ms: number) =>
    api.answers.set('/signed-link', () => {
      if (isAway) return new Response('', { status: 500 })
      const { body } = api.asked.at(-1) ?? {}
      const { token, purpose } = JSON.parse(body ?? '{}') as { token?: string; purpose?: string }
      if (token !== good || purpose !== 'site') return Response.json({ message: 'None' }, { status: 404 })
      return Response.json({ until: new Date(Date.now() + ms).toISOString() })
    })
  const week = 7 * 24 * 3600 * 1000

  async function enter(token = good) {
    const { status, headers } = await site.get(`/preview/${token}`)
    return { status, headers, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' }
  }

  beforeEach(() => {
    isAway = false
    endsIn(week)
  })

  test('leads to the whole website, which nobody on the way may keep', async () => {
    await start(notYet)
    const { status, headers, cookie } = await enter()
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store'])
    expect(String(headers['set-cookie'])).toMatch(/; Max-Age=604(?:800|799); HttpOnly; SameSite=Lax$/)
    for (const target of ['/', '/mr/roads', '/roads', '/api/roads', '/sitemap.xml']) {
      const answer = await site.get(target, { cookie })
      expect([target, answer.status]).toEqual([target, 200])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['x-robots-tag']).toContain('noindex')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    await expectClosed('/roads')
  })

  test.each([
    ['/mr/contact', '/mr/contact'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%0d%0aset-cookie:x', '/'],
  ])('that leads to %s leads to a page of this website: %s', async (to, location) => {
    await start(notYet)
    const { status, headers } = await site.get(`/preview/${good}?to=${encodeURIComponent(to)}`)
    expect([status, headers.location]).toEqual([303, location])
  })

  test('puts nothing into the cache that all readers share', async () => {
    await start(notYet)
    const { cookie } = await enter()
    await site.get('/roads', { cookie })
    await site.get('/roads', { cookie })
    expect(site.renders.filter((render) => render === 'GET /roads')).toHaveLength(2)
    expect(site.site.cache.hit('/roads')).toBeUndefined()
  })

  test('is sent over https alone where the website is', async () => {
    await start(notYet, { ORIGIN: 'https://council.example' })
    const { headers, cookie } = await enter()
    expect(cookie).toMatch(/^__Host-preview=/)
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/;.*; Secure$/)
    expect((await site.get('/roads', { cookie })).status).toBe(200)
    await expectClosed('/roads', { cookie: cookie.replace('__Host-', '') })
  })

  test.each([
    ['forged', 'site.1795593600.another-signature-of-nobody'],
    ['too short', 'site'],
    ['too long', 'x'.repeat(400)],
    ['with other letters', 'site.1795593600.%3Cscript%3E-signature'],
  ])('that is %s leads nowhere and opens nothing', async (_, token) => {
    await start(notYet)
    const { status, headers } = await enter(token)
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('set-cookie')
    await expectClosed('/roads', { cookie: `preview=${token}` })
  })

  test('ends at its time', async () => {
    await start(notYet, { COUNTS_PER_MINUTE: '0' })
    endsIn(1500)
    const { cookie } = await enter()
    expect((await site.get('/roads', { cookie })).status).toBe(200)
    api.answers.set('/signed-link', () => Response.json({ message: 'None' }, { status: 404 }))
    await vi.waitFor(() => expectClosed('/roads', { cookie }), patience)
  })

  test('goes on while the desk is away, and a new one cannot be checked', async () => {
    await start(notYet)
    const { cookie } = await enter()
    isAway = true
    expect((await site.get('/roads', { cookie })).status).toBe(200)
    await expectClosed('/roads', { cookie: 'preview=site.1795593600.nobody-has-seen-this-one' })
  })

  test('is guessed only so often', async () => {
    await start(notYet, { SEARCHES_PER_MINUTE: '3' })
    for (let guess = 0; guess < 10; guess++)
      await expectClosed('/', { cookie: `preview=site.1795593600.guess-number-000000${guess}` })
    expect(
      api.asked.filter(({ path, body }) => path.endsWith('/signed-link') && body.includes('guess-number')),
    ).toHaveLength(3)
  })
})
