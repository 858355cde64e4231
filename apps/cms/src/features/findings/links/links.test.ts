import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublic } from '../../../platform/public-address.ts'
import { askAddress } from './ask-address.ts'
import { type Checked, checkLinks, failureIn, isDead } from './check-links.ts'

const asked: string[] = []
let atOnce = 0
let mostAtOnce = 0

function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  asked.push(`${method} ${url}`)
  if (url === '/silent') return
  if (url === '/no-head' && method === 'HEAD') response.statusCode = 405
  if (url === '/gone') response.statusCode = 404
  if (url === '/closed') response.statusCode = 403
  if (url === '/broken') response.statusCode = 503
  if (url === '/moved') response.writeHead(302, { location: '/there' })
  if (url === '/round') response.writeHead(302, { location: '/round' })
  if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' })
  atOnce += 1
  mostAtOnce = Math.max(mostAtOnce, atOnce)
  setTimeout(() => {
    atOnce -= 1
    response.end()
  }, 20)
}

const server = createServer(answer)
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  mostAtOnce = 0
})
const here = { isPrivateAllowed: true, patience: 300 }

describe('an address', () => {
  test.each([
    ['/there', { status: 200 }, ['HEAD /there']],
    ['/no-head', { status: 200 }, ['HEAD /no-head', 'GET /no-head']],
    ['/gone', { status: 404 }, ['HEAD /gone', 'GET /gone']],
    ['/broken', { status: 503 }, ['HEAD /broken']],
    ['/moved', { status: 200 }, ['HEAD /moved', 'HEAD /there']],
    ['/file', { error: 'PROTOCOL' }, ['HEAD /file']],
  ])('%s is asked with HEAD, with GET where that fails, and followed', async (path, expected, requests) => {
    expect(await askAddress(origin + path, here)).toEqual(expected)
    expect(asked).toEqual(requests)
  })

  test('that leads in a circle, or never answers, ends', async () => {
    expect(await askAddress('no address', here)).toEqual({ error: 'ERR_INVALID_URL' })
    expect(await askAddress(`${origin}/round`, here)).toEqual({ error: 'REDIRECTS' })
    expect(asked.length).toBeLessThan(10)
    expect(await askAddress(`${origin}/silent`, here)).toHaveProperty('error')
  })

  test('of this machine or the council’s own network is never asked', async () => {
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '0.0.0.0',
      '10.0.0.1',
      '169.254.169.254',
      '[::ffff:127.0.0.1]',
    ])
      expect([host, await askAddress(origin.replace('127.0.0.1', host), { patience: 300 })]).toEqual([
        host,
        { error: 'NOT_PUBLIC' },
      ])
    expect(asked).toEqual([])
  })

  test.each([
    ['8.8.8.8', true],
    ['2404:6800:4009::1', true],
    ['192.168.1.1', false],
    ['172.31.0.1', false],
    ['100.64.0.1', false],
    ['198.18.0.1', false],
    ['255.255.255.255', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['::', false],
    ['name.example', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected)
  })
})

describe('a night', () => {
  const check = (paths: string[], known = {}, today = '2026-11-23') =>
    checkLinks(
      paths.map((path) => origin + path),
      { ...here, pause: 0, today, known },
    )

  test('asks a host one request at a time, each address once', async () => {
    await check(['/a', '/b', '/c', '/a'])
    expect(asked).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c'])
    expect(mostAtOnce).toBe(1)
  })

  test('calls a page that is gone dead at once, a server that is away after two, and forgets both when they answer', async () => {
    const first = await check(['/gone', '/broken', '/closed'])
    const dead = (results: Record<string, Checked>) =>
      Object.entries(results).flatMap(([address, known]) =>
        isDead(known) ? [address.slice(origin.length)] : [],
      )
    expect(dead(first)).toEqual(['/gone'])
    const second = await check(['/gone', '/broken', '/closed'], first, '2026-11-24')
    expect(dead(second)).toEqual(['/gone', '/broken'])
    expect(second[`${origin}/broken`]?.failing).toEqual({ since: '2026-11-23', times: 2, why: '503' })
    expect(await check(['/there'], { [`${origin}/there`]: second[`${origin}/broken`] })).toEqual({
      [`${origin}/there`]: { day: '2026-11-23' },
    })
  })

  test('begins with what was asked longest ago, and what is too much waits for the next', async () => {
    const known = { [`${origin}/a`]: { day: '2026-11-22' } }
    const addresses = ['/a', '/b'].map((path) => origin + path)
    const results = await checkLinks(addresses, { ...here, pause: 0, today: '2026-11-23', known, most: 1 })
    expect(asked).toEqual(['HEAD /b'])
    expect(results[`${origin}/a`]).toEqual({ day: '2026-11-22' })
  })
})

test.each([
  [{ status: 200 }, undefined],
  [{ status: 401 }, undefined],
  [{ status: 429 }, undefined],
  [{ status: 410 }, '410'],
  [{ status: 500 }, '500'],
  [{ error: 'ENOTFOUND' }, 'ENOTFOUND'],
])('%o is the failure %s', (answered, failure) => {
  expect(failureIn(answered)).toBe(failure)
})
