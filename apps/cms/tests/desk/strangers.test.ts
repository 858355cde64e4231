import type { Server } from 'node:http'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
let server: Server
let port: number

beforeAll(async () => {
  const { createListener } = await import('../../src/start/server/listener.ts')
  const page: Parameters<typeof createListener>[1] = async (request, response) => {
    request.resume()
    response.end('a page of the desk')
  }
  server = createListener(desk().payload, page, {
    certificate: undefined,
    metricsToken: undefined,
    perMinute: { pages: 10, reads: 20 },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number; retryAfter: number; timing?: string }>((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      response.resume()
      const { statusCode: status = 0, headers: answered } = response
      const timing = answered['server-timing']?.toString()
      resolve({ status, retryAfter: Number(answered['retry-after']), timing })
    })
    request.on('error', reject)
    request.end(body)
  })

/** Each test is a separate client, as a proxy on this machine forwards it. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const signedIn = (address: string) => ({ ...from(address), authorization: `JWT ${desk().tokens.clerk}` })

async function statuses(times: number, path: string, headers: Record<string, string>) {
  const answers = []
  for (let time = 0; time < times; time++) answers.push((await send(path, { headers })).status)
  return answers
}

test.each(['/admin/login', '/cms-api/users/me', '/nothing'])(
  'a stranger asks for %s so often a minute and then waits',
  async (path) => {
    const client = `203.0.113.${path.length}`
    const answers = await statuses(12, path, from(client))
    expect(answers.slice(0, 10)).not.toContain(429)
    expect(answers.slice(10)).toEqual([429, 429])
    expect((await send(path, { headers: from(client) })).retryAfter).toBeGreaterThan(0)
    expect((await send(path, { headers: from('203.0.113.99') })).status).toBe(200)
    expect((await send(path, { headers: signedIn(client) })).status).toBe(200)
    const cookie = `payload-token=${desk().tokens.clerk}`
    expect((await send(path, { headers: { ...from(client), cookie } })).status).toBe(200)
  },
)

test('a made-up session makes nobody a member of staff', async () => {
  const headers = { ...from('203.0.113.50'), cookie: `payload-token=${desk().tokens.clerk}x` }
  expect((await statuses(11, '/admin', headers)).at(-1)).toBe(429)
})

test('the scripts of the login are sent however many people of one office log in', async () => {
  expect(await statuses(30, '/_next/static/a.js', from('203.0.113.51'))).not.toContain(429)
})

test('the site and people at the server itself are not limited', async () => {
  expect(await statuses(30, '/admin/login', {})).not.toContain(429)
})

test('what a stranger sends to a page is small, what staff send may be larger', async () => {
  const sent = (headers: Record<string, string>) =>
    send('/admin/login', { method: 'POST', headers, body: 'x'.repeat(20 * 1024) })
  expect((await sent(from('203.0.113.52'))).status).toBe(413)
  expect((await sent(signedIn('203.0.113.52'))).status).toBe(200)
})

test.each(['/admin/login', '/cms-api/users/login', '/cms-api/media'])(
  'a body for %s says how long it is',
  async (path) => {
    const headers = { ...signedIn('203.0.113.53'), 'transfer-encoding': 'chunked' }
    expect((await send(path, { method: 'POST', headers, body: '{}' })).status).toBe(411)
  },
)

test('a stranger who asks for lists without end waits, too', async () => {
  const answers = await statuses(22, '/healthz', from('203.0.113.54'))
  expect(answers.slice(19)).toEqual([200, 429, 429])
  expect(await statuses(30, '/healthz', {})).not.toContain(429)
})

test.each([
  ['/healthz', /^total;dur=[0-9.]+$/],
  ['/readyz', /^total;dur=[0-9.]+$/],
  ['/admin/login', /^total;dur=[0-9.]+$/],
  ['/api/visitor-count', /^total;dur=[0-9.]+$/],
  ['/api/nothing', /^total;dur=[0-9.]+$/],
  ['/api/roads?lang=en', /^cache;desc=miss, database;dur=[0-9.]+$/],
])('%s says in Server-Timing how long it took', async (path, timing) => {
  const headers = from('203.0.113.120')
  expect((await send(path, { headers })).timing).toMatch(timing)
})

test('how long a login took is not said', async () => {
  const { timing } = await send('/cms-api/users/login', {
    method: 'POST',
    headers: { ...from('203.0.113.121'), 'content-type': 'application/json', 'content-length': '2' },
    body: '{}',
  })
  expect(timing).toBeUndefined()
})
