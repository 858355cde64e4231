import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fetcher, fetcherOf } from './bounded-fetch.ts'

let server: Server
let fetcher: Fetcher
let asked: string[] = []
const bounds = { mostBytes: 1000, timeout: 5000 }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const { port } = server.address() as AddressInfo
    if (request.url === '/elsewhere')
      response.writeHead(302, { location: `http://localhost:${port}/ok` }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/large') response.end('x'.repeat(1001))
    else if (request.url === '/endless') response.write('x'.repeat(1001))
    else if (request.url === '/cut-off' && asked.length < 2) request.socket.destroy()
    else if (request.url === '/hangs') response.flushHeaders()
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.setHeader('etag', '"1"').end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fetcher = fetcherOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a file is fetched once, and then only if it changed', async () => {
  const first = await fetcher('/ok', bounds)
  expect(first).toMatchObject({ status: 'ok', version: 'etag "1"' })
  expect(await fetcher('/ok', bounds, 'etag "1"')).toEqual({ status: 'unchanged' })
})

test('a connection that the server closes is made again', async () => {
  asked = []
  expect(await fetcher('/cut-off', bounds)).toMatchObject({ status: 'ok' })
  expect(asked).toEqual(['/cut-off', '/cut-off'])
})

test.each([
  ['http://169.254.169.254/latest', 'another server'],
  ['/elsewhere', 'another server'],
  ['/round', 'redirected too often'],
  ['/large', 'larger than'],
  ['/endless', 'larger than'],
])('%s is refused: %s', async (address, reason) => {
  asked = []
  expect(await fetcher(address, bounds)).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining(reason),
  })
  expect(asked).not.toContain('/ok')
})

test('an answer that never ends is given up', async () => {
  const got = await fetcher('/hangs', { ...bounds, timeout: 200 })
  expect(got).toMatchObject({ status: 'failed', reason: 'no answer in time' })
})
