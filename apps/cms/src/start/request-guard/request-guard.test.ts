import { isForeign } from '@nagardwar/http/is-foreign'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { describe, expect, it } from 'vitest'
import { isValidHost } from '../server/host.ts'
import { isForOutside } from './is-for-outside.ts'
import { limitLogins } from './limit-logins.ts'
import { guardRequests } from './request-guard.ts'

const desk = 'https://desk.council.example'
const asked = (method: string, headers: Record<string, string> = {}) =>
  new Request(`${desk}/cms-api/roads`, { method, headers })

describe('a request of another site', () => {
  it.each([
    ['the desk itself', 'POST', { origin: desk }, false],
    ['another site', 'POST', { origin: 'https://evil.example' }, true],
    ['the public site on the same machine', 'DELETE', { origin: 'http://localhost:3000' }, true],
    ['a page that hides its origin', 'PATCH', { origin: 'null' }, true],
    ['another site, where the browser names only that', 'POST', { 'sec-fetch-site': 'cross-site' }, true],
    ['a neighbour of the desk', 'POST', { 'sec-fetch-site': 'same-site' }, true],
    ['a program', 'POST', {}, false],
    ['another site, only to look', 'GET', { origin: 'https://evil.example' }, false],
  ])('%s', (_who, method, headers, foreign) => {
    expect(isForeign(asked(method, headers as Record<string, string>), [desk])).toBe(foreign)
  })
})

it.each([
  ['desk.council.example', true],
  ['127.0.0.1:3001', true],
  ['[::1]:3001', true],
  ['', false],
  ['a b', false],
  ['evil.example/path', false],
  ['??', false],
  ['user@evil.example', false],
])('the host %j is one: %s', (host, sound) => {
  expect(isValidHost(host)).toBe(sound)
})

describe('without an account', () => {
  it.each([
    ['POST', 'users/login', true],
    ['GET', 'users/me', true],
    ['POST', 'users', false],
    ['GET', 'access', false],
    ['GET', 'users', false],
    ['GET', 'media/file/lake.jpg', false],
    ['POST', 'users/forgot-password', false],
    ['OPTIONS', 'roads', false],
    ['GET', 'users/me/', false],
    ['GET', 'users/login', false],
  ])('%s %s is open: %s', (method, path, isOpen) => {
    expect(isForOutside(method, path, false)).toBe(isOpen)
  })

  it('a link for a forgotten password is open where there is a mail server', () => {
    expect(isForOutside('POST', 'users/forgot-password', true)).toBe(true)
    expect(isForOutside('GET', 'users/forgot-password', true)).toBe(false)
  })
})

describe('the request guard', () => {
  const behind: string[] = []
  const guard = (isStaff: boolean) =>
    guardRequests(
      async (request) => {
        behind.push(request.method)
        return Response.json({ ok: true }, { headers: { 'cache-control': 'public' } })
      },
      { origins: [desk], isStaff: async () => isStaff, canSendMail: false, login: (handle) => handle() },
    )
  const knock = (isStaff: boolean, method: string, slug: string, headers = {}) =>
    guard(isStaff)(asked(method, headers), { params: Promise.resolve({ slug: slug.split('/') }) })

  it('lets staff in, and nobody keeps what they read', async () => {
    const response = await knock(true, 'GET', 'feedback')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
  })

  it('asks Payload nothing for a stranger or for another site', async () => {
    behind.length = 0
    expect((await knock(false, 'GET', 'access')).status).toBe(401)
    expect((await knock(true, 'POST', 'roads', { origin: 'https://evil.example' })).status).toBe(403)
    expect(behind).toEqual([])
  })

  it('leaves nothing of the desk in the browser after a logout', async () => {
    expect((await knock(true, 'POST', 'users/logout')).headers.get('clear-site-data')).toBe('"storage"')
    expect((await knock(true, 'GET', 'users/me')).headers.get('clear-site-data')).toBeNull()
  })

  it.each([
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    ['multipart/form-data; boundary=x', 200],
    ['application/json', 200],
  ])('takes a form only when it says where its parts end: %s', async (type, status) => {
    expect((await knock(true, 'POST', 'media', { 'content-type': type })).status).toBe(status)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'depth=0', 200],
    ['application/json', '{"depth":0}', 200],
    ['application/json', '{"depth":', 400],
    ['application/json', '0', 400],
    ['text/plain', 'depth=0', 400],
  ])('takes a question from a body only where it can be read: %s %s', async (type, body, status) => {
    const headers = { 'content-type': type, 'x-payload-http-method-override': 'GET' }
    const request = new Request(`${desk}/cms-api/tenders`, { method: 'POST', headers, body })
    const response = await guard(true)(request, { params: Promise.resolve({ slug: ['tenders'] }) })
    expect(response.status).toBe(status)
    expect(await response.text()).not.toBe('')
  })
})

describe('logging in', () => {
  const login = limitLogins({
    limit: createRateLimit(3),
    clientOf: (request) => request.headers.get('x-client') ?? '',
    slowest: 80,
  })
  const attempt = (client: string, answer: Response) =>
    login(async () => answer, asked('POST', { 'x-client': client }))
  const wrong = (message: string) => Response.json({ errors: [{ message }] }, { status: 401 })

  it('says and takes the same, whatever was wrong', async () => {
    const began = performance.now()
    const answers = [await attempt('a', wrong('Locked')), await attempt('a', wrong('No such account'))]
    expect(performance.now() - began).toBeGreaterThanOrEqual(150)
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })

  it('lets each client try so often, then asks for patience', async () => {
    const statuses: number[] = []
    for (let time = 1; time <= 4; time++) statuses.push((await attempt('b', wrong(''))).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    const refused = await attempt('b', Response.json({ token: 'secret' }))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('c', Response.json({ token: 'secret' }))).status).toBe(200)
  })
})
