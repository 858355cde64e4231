import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkSiteToken, siteTokenHeader } from '@nagardwar/http/site-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upstreamOf } from './upstream-of.ts'

const heard: { path: string | undefined; headers: IncomingHttpHeaders }[] = []
const desk = createServer((request, response) => {
  heard.push({ path: request.url, headers: request.headers })
  response.writeHead(request.url === '/api/elsewhere' ? 302 : 200, { location: '/api/other' }).end('[]')
})
beforeAll(() => new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => desk.close(resolve)))

const secret = 's'.repeat(32)
const asked = async (path: string, deskSecret: string | undefined) => {
  const apiRoot = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/api`
  const upstream = await upstreamOf({ apiRoot, deskSecret })
  heard.length = 0
  await upstream(path, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  return heard
}

test('the site shows the desk a token under their secret, beside what it passes on', async () => {
  const [first] = await asked('/roads', secret)
  expect(await checkSiteToken(String(first?.headers[siteTokenHeader]), [secret])).toBe('site')
  expect(JSON.stringify(first?.headers)).not.toContain(secret)
  expect(first?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7' })
})

test('without a secret it shows none, and a redirect takes none elsewhere', async () => {
  const [first] = await asked('/roads', undefined)
  expect(first?.headers).not.toHaveProperty(siteTokenHeader)
  expect((await asked('/elsewhere', secret)).map(({ path }) => path)).toEqual(['/api/elsewhere'])
})
