import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf } from '../../app/testing/document-of.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite, temporaryFolder } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
const data = temporaryFolder()
const file = (type: string, body: string) => new Response(body, { headers: { 'content-type': type } })

beforeAll(async () => {
  api = await startFakeApi()
  const assets = path.join(data, 'client/assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(path.join(assets, 'main.js'), 'start()')
  site = await startTestSite({ apiRoot: api.root, data })
  api.answers.set('/uploads/tender.pdf', () => file('application/pdf', '%PDF-1.7'))
  api.answers.set('/uploads/lake.jpg', () => file('image/jpeg', 'jpeg'))
})
afterAll(async () => {
  await site.stop({ forget: true })
  await api.stop()
})

/** Raw bytes that no browser would send, and the answer. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.setTimeout(2000, () => socket.end())
  })

describe('every answer', () => {
  test.each([
    '/',
    '/nothing',
    '/api/roads',
    '/api/nothing',
    '/healthz',
    '/images/x',
    '/robots.txt',
    '/Roads',
    '/roads/',
    '/api/uploads/tender.pdf',
    '/feeds/tenders/nothing.ics',
  ])('has the strict headers: %s', async (target) => {
    const { headers } = await site.get(target)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    // Lists and files may be read from any origin.
    const isOpen = target === '/api/roads' || target.startsWith('/api/uploads/')
    const readable = isOpen ? 'cross-origin' : 'same-origin'
    expect(headers['cross-origin-resource-policy']).toBe(readable)
    // On redirects and documents too: browsers empty `window.name` where it changes on the way.
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test.each([
    '/roads',
    '/nothing',
    '/Roads',
    '/api/roads',
    '/api/nothing',
    '/api/openapi.json',
    '/api/docs',
    '/api/uploads/tender.pdf',
    '/api/uploads/lake.jpg',
    '/healthz',
    '/readyz',
    '/metrics',
    '/search.json?q=road',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/assets/main.js',
    '/assets/none.js',
  ])('has a policy, with the same base for all addresses in it: %s', async (target) => {
    const { headers } = await site.get(target)
    expect(headers['content-security-policy']).toMatch(/(?:^|; )base-uri 'none'(?:;|$)/)
  })

  test('asks for https only where the site is reached by it', async () => {
    expect((await site.get('/roads')).headers).not.toHaveProperty('strict-transport-security')
    const secure = await startTestSite({ apiRoot: api.root, env: { ORIGIN: 'https://council.example' } })
    expect((await secure.get('/roads')).headers['strict-transport-security']).toContain('max-age=')
    expect((await secure.get('/api/roads')).headers['strict-transport-security']).toContain('max-age=')
    await secure.stop()
  })
})

test.each([
  ['multipart/form-data', 'name=A'],
  ['multipart/form-data; boundary=x', '{}'],
])('a form that cannot be read is its sender’s mistake: %s', async (type, body) => {
  const { status, text } = await site.post('/contact', body, { 'content-type': type })
  expect([status, JSON.parse(text)]).toEqual([400, { message: 'The form could not be read.' }])
})

test('a page that takes no form says only that', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const target of ['/', '/?index', '/roads', '/mr/roads', '/nothing']) {
    const { status, headers, text } = await site.post(target, 'a=b', form)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(JSON.parse(text)).toEqual({ message: 'This address takes no form.' })
  }
  const read = await site.post('/mr/roads', 'a=b', { ...form, accept: 'text/html' })
  expect(documentOf(read.text).documentElement.lang).toBe('mr')
})

test('what is no form is not taken by a page', async () => {
  for (const type of ['application/json', 'text/plain'])
    expect((await site.post('/contact', '{}', { 'content-type': type })).status).toBe(415)
})

test('a page lets run what it was rendered with, and nothing that got into it', async () => {
  api.answers.set('/roads', () =>
    Response.json([
      { id: 1, description: '<script nonce="guess">steal()</script><script>steal()</script>', length: '1' },
    ]),
  )
  const { headers, text } = await site.get('/roads')
  const policy = headers['content-security-policy'] ?? ''
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(hash('start()'))
  expect(policy).not.toContain(hash('steal()'))
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
  expect(text).not.toContain('the-secret-of-this-render')
})

describe('shapes of requests that no browser sends', () => {
  test.each([
    ['two lengths', 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'length and chunks',
      'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s', async (_shape, bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each([
    ['400', 'no HTTP at all', 'hello\r\n\r\n'],
    ['400', 'a step upwards', 'GET /../etc HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['414', 'a long address', `GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('%s for %s has the strict headers and a policy', async (status, _shape, bytes) => {
    const answer = await raw(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer).toMatch(/^content-security-policy: .*base-uri 'none'/im)
  })

  test('headers without end', async () => {
    expect(await raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })

  test('a host of somebody’s choice gets into no answer', async () => {
    const target = '/roads/'
    const { headers, text } = await site.get(target, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(JSON.stringify(headers) + text).not.toContain('evil.example')
  })

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('the method %s', async (method) => {
    expect(await raw(`${method} /roads HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 405 /,
    )
    // A browser sends a preflight request before it reads a list from another origin.
    const answer = method === 'OPTIONS' ? /^HTTP\/1\.1 204 / : /^HTTP\/1\.1 405 /
    expect(await raw(`${method} /api/roads HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(answer)
  })
})

test.each([
  '/cms-api/users',
  '/admin',
  '/api/cms-api/users',
  '/api/users',
  '/api/admin',
  '/api/../cms-api/users',
  '/api/graphql',
])('nothing else of the CMS can be reached: %s', async (target) => {
  const { status } = await site.get(target)
  expect([400, 404]).toContain(status)
  expect(api.asked.some(({ path }) => /\/(users|admin|graphql)/.test(path))).toBe(false)
})

/** Sends a start, then a byte every half second until the site closes. Returns the answer. */
const dripped = (beginning: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(beginning))
    const drip = setInterval(() => socket.write('a'), 500)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
      clearInterval(drip)
      socket.end()
    })
    socket.on('close', () => {
      clearInterval(drip)
      resolve(answer)
    })
    socket.on('error', reject)
  })

test.concurrent.each([
  ['head', 'GET /roads HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'body',
    'POST /api/contact-us HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  ],
])(
  'a client that sends its %s too slowly is answered 408 (slowloris)',
  { timeout: 40_000 },
  async (_part, beginning) => {
    expect(await dripped(beginning)).toMatch(/^HTTP\/1\.1 408 /)
  },
)
