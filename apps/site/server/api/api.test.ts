import { callPaths, listNames, listPaths } from '@nagardwar/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { later } from '../testing/later.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
const json = { 'content-type': 'application/json' }

beforeEach(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root, env: { FEEDBACK_PER_MINUTE: '3', TRUSTED_HOPS: '1' } })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.stop()
  await api.stop()
})

describe('the lists for browsers', () => {
  test('are all there, in both languages', async () => {
    for (const name of listNames) {
      const { status, headers, text } = await site.get(`/api${listPaths[name].path}?lang=mr`)
      expect([name, status, headers['content-type']]).toEqual([name, 200, 'application/json; charset=utf-8'])
      const rows: unknown = name === 'publications' ? JSON.parse(text).data : JSON.parse(text)
      expect(rows).toBeInstanceOf(Array)
    }
  })

  test('take the three names of the language, and none', async () => {
    const codes = async (query: string) => {
      const rows: { language_code: string }[] = JSON.parse((await site.get(`/api/roads${query}`)).text)
      return [...new Set(rows.map((row) => row.language_code))].sort()
    }
    for (const parameter of ['lang', 'language_code', 'language'])
      expect(await codes(`?${parameter}=mr`)).toEqual(['mr'])
    expect(await codes('')).toEqual(['en', 'mr'])
  })

  test.each(['?lang=fr', '?lang=', '?lang=en&language=mr', '?language_code=EN'])(
    'refuse %s',
    async (query) => {
      const { status, text } = await site.get(`/api/roads${query}`)
      expect([status, typeof JSON.parse(text).message]).toEqual([400, 'string'])
    },
  )

  test('are not sent twice', async () => {
    const { headers } = await site.get('/api/roads?lang=en')
    expect((await site.get('/api/roads?lang=en', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
  })

  test.each(['/api/roads?lang=en', '/api/roads', '/api/settings'])(
    'say the same the second time, when they come from memory: %s',
    async (address) => {
      const first = await site.get(address)
      const second = await site.get(address)
      expect(second.text).toBe(first.text)
      const lasting = ({ date, 'server-timing': timing, ...rest }: typeof first.headers) => rest
      expect(lasting(second.headers)).toEqual(lasting(first.headers))
      expect((await site.get('/metrics')).text).toContain(
        'site_requests_total{kind="api",status="200",from="memory"} 1',
      )
    },
  )

  test('that have become old come from memory too, and are asked for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [address, row] = ['/api/roads?lang=en', { id: 1, language_code: 'en', length: '1' }]
    const first = await site.get(address)
    api.answers.set('/roads', () => Response.json([{ ...row, description: 'New road' }]))
    later(4)
    expect((await site.get(address)).text).toBe(first.text)
    expect((await site.get('/metrics')).text).toContain(
      'site_requests_total{kind="api",status="200",from="memory"} 1',
    )
    await expect.poll(async () => (await site.get(address)).text).toContain('New road')
  })

  test('are never old where a reader could be in danger', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [alert] = JSON.parse((await site.get('/api/alerts?lang=en')).text)
    api.answers.set('/alerts', () => Response.json([{ ...alert, text: 'The bridge is closed' }]))
    later(4)
    expect((await site.get('/api/alerts?lang=en')).text).toContain('The bridge is closed')
  })

  test('that do not exist are not found, in JSON', async () => {
    const { status, text } = await site.get('/api/nothing')
    expect([status, typeof JSON.parse(text).message]).toEqual([404, 'string'])
  })

  test('that cannot be had say so, with the server’s own message', async () => {
    await api.become('500')
    const { status, text, headers } = await site.get('/api/generaladmindepartment?lang=en')
    expect([status, JSON.parse(text).message, headers['cache-control']]).toEqual([
      503,
      'Something broke',
      'no-store',
    ])
  })

  test('are described for a person', async () => {
    const { text, headers } = await site.get('/api/docs')
    expect(headers['content-type']).toContain('text/html')
    for (const name of listNames) expect(text).toContain(`/api${listPaths[name].path}`)
  })

  test('are described in OpenAPI', async () => {
    const { status, text } = await site.get('/api/openapi.json')
    expect([status, JSON.parse(text).openapi]).toEqual([200, expect.stringMatching(/^3\.1/)])
  })
})

const body = JSON.stringify({ name: 'A', mobile: '1', subject: 'S', email: 'a@b.in', feedback: 'F' })

describe('feedback', () => {
  test('is passed on whole, with its key and its client, and the answer comes back', async () => {
    const { status, text } = await site.post('/api/contact-us', body, {
      ...json,
      'idempotency-key': 'k-1',
      'x-forwarded-for': '9.9.9.9, 203.0.113.7',
    })
    expect([status, JSON.parse(text)]).toEqual([
      201,
      { message: expect.any(String), contactId: expect.any(String) },
    ])
    expect(api.asked.at(-1)).toMatchObject({
      body,
      headers: { 'idempotency-key': 'k-1', 'x-forwarded-for': '203.0.113.7' },
    })
  })

  test('that is refused comes back with its field errors', async () => {
    const { status, text } = await site.post('/api/contact-us', '{"name":""}', json)
    expect([status, JSON.parse(text).errors.name]).toEqual([400, 'nameRequired'])
  })

  test.each([
    [413, JSON.stringify({ feedback: 'a'.repeat(70_000) }), json],
    [415, 'name=A', { 'content-type': 'text/plain' }],
    [400, body, { ...json, 'idempotency-key': 'a'.repeat(300) }],
  ])('is refused with %i before it reaches the API', async (expected, text, headers) => {
    expect((await site.post('/api/contact-us', text, headers as Record<string, string>)).status).toBe(
      expected,
    )
    expect(api.asked).toEqual([])
  })

  test.each<Record<string, string>>([{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'is refused when another site sends it: %o',
    async (headers) => {
      expect((await site.post('/api/increment-visitor-count', '', headers)).status).toBe(403)
      expect((await site.post('/api/contact-us', body, { ...json, ...headers })).status).toBe(403)
      expect(api.asked).toEqual([])
    },
  )

  test('is limited for each client, whatever a client says of itself', async () => {
    const send = (forwarded: string) =>
      site.post('/api/contact-us', body, { ...json, 'x-forwarded-for': forwarded })
    const statuses = []
    for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4'])
      statuses.push((await send(`${invented}, 203.0.113.7`)).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    expect((await send('203.0.113.8')).status).toBe(201)
    expect(Number((await send('203.0.113.7')).headers['retry-after'])).toBeGreaterThan(0)
  })

  test('that cannot be delivered is said to be so', async () => {
    await api.become('dead')
    const { status, text } = await site.post('/api/contact-us', body, json)
    expect([status, typeof JSON.parse(text).message]).toEqual([503, 'string'])
  })

  test.each(['html', '500', 'wrong types', 'half a body'] as const)(
    'that an API with %s answers is no success',
    async (mood) => {
      await api.become(mood)
      const { status, text } = await site.post('/api/contact-us', body, json)
      expect([status >= 500, typeof JSON.parse(text).message]).toEqual([true, 'string'])
    },
  )
})

test.each([
  ['maintenance', () => Response.json({ error: 'maintenance' })],
  ['an empty object', () => Response.json({})],
  ['nothing', () => new Response('', { status: 201 })],
  ['a word', () => new Response('OK', { headers: { 'content-type': 'text/plain' } })],
])('a feedback that the API answers with %s is not said to be stored', async (_what, answer) => {
  api.answers.set('/contact-us', answer)
  const { status, text } = await site.post('/api/contact-us', body, json)
  expect([status, typeof JSON.parse(text).message]).toEqual([502, 'string'])
})

test('nothing else can be sent', async () => {
  for (const path of ['/api/roads', `/api${callPaths.visitorCount}`, '/api/users/login', '/api/nothing'])
    expect([404, 405]).toContain((await site.post(path, '{}', json)).status)
  expect(api.asked).toEqual([])
})

describe('whether a page was useful', () => {
  const say = (page: string) => site.post('/api/useful', JSON.stringify({ page, useful: true }), json)
  const told = () => api.asked.filter(({ path }) => path === '/api/useful').length

  test.each(['/', '/mr', '/mr/roads', '/general-admin-resolutions'])('is passed on for %s', async (page) => {
    expect((await say(page)).status).toBe(200)
    expect(told()).toBe(1)
  })

  test.each([
    '/none',
    '/mr/none',
    '/roads/',
    '/Roads',
    '/roads?page=2',
    '//roads',
    '/api/roads',
    '/admin',
    '',
  ])('is not asked of “%s”, which is no page', async (page) => {
    expect((await say(page)).status).toBe(404)
    expect(told()).toBe(0)
  })

  test('is refused when it cannot be read', async () => {
    for (const body of ['', 'null', '[]', '{"page":7,"useful":true}'])
      expect((await site.post('/api/useful', body, json)).status).toBe(404)
    expect(told()).toBe(0)
  })
})

describe('the devices that ask for alerts', () => {
  const key = 'B'.repeat(87)
  const device = JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', wards: [] })
  const say = (headers: Record<string, string> = {}) =>
    site.post('/api/push-subscription', device, { ...json, ...headers })

  test('learn the key, are passed on with their address, and are limited', async () => {
    api.answers.set('/push-key', () => Response.json({ key }))
    api.answers.set('/push-subscription', () => Response.json({ message: 'ThisDevice' }))
    const { status, headers, text } = await site.get('/api/push-key')
    expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([200, 'no-store', { key }])
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const statuses = [await say(from), await say(from), await say(from), await say(from)]
    expect(statuses.map((each) => each.status)).toEqual([200, 200, 200, 429])
    expect((await say({ ...from, origin: 'https://evil.example' })).status).toBe(403)
  })

  test.each([
    ['does not know the call', () => Response.json({ message: 'Not here' }, { status: 404 })],
    [
      'answers with a page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['says another key', () => Response.json({ key: 'short' })],
  ])('are not asked for where the API %s', async (_, answer) => {
    api.answers.set('/push-key', answer)
    expect((await site.get('/api/push-key')).status).toBe(404)
  })

  test('hear of a server that is away, and of the key when it is back', async () => {
    api.answers.set('/push-key', () => new Response('', { status: 503 }))
    expect((await site.get('/api/push-key')).status).toBe(503)
    api.answers.set('/push-key', () => Response.json({ key }))
    expect((await site.get('/api/push-key')).status).toBe(200)
  })
})
