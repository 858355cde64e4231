import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, type Handle } from './server.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function start(handle: Handle): Promise<number> {
  server = createHttpServer({
    handle,
    headers: { 'x-content-type-options': 'nosniff' },
    longestRequest: 30_000,
    largestBody: () => 1024,
    needsLength: (address) => address.startsWith('/measured'),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** The answer to these bytes, read until the other side closes. */
const converse = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })

const unasked: Handle = () => {
  throw new Error('The app was asked')
}

test.each([
  ['400', 'a step upwards', 'GET /../etc HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['400', 'no HTTP at all', 'hello\r\n\r\n'],
  [
    '413',
    'a body that is announced as too large',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1025\r\n\r\n',
  ],
  [
    '411',
    'a body of unknown length, where it has to be known',
    'POST /measured HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
  ],
  ['414', 'a long address', `GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['431', 'headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  '%s for %s, with the headers of every answer, and the connection is closed',
  async (status, _what, bytes) => {
    const answer = await converse(await start(unasked), bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  },
)

test('requests that one client sends at once are answered one after the other', async () => {
  const open: ServerResponse[] = []
  let most = 0
  const port = await start((_request, response, address) => {
    open.push(response)
    most = Math.max(most, open.length)
    setImmediate(() => {
      open.pop()
      if (address === '/last') response.setHeader('connection', 'close')
      response.end(address)
    })
  })
  const paths = [...Array.from({ length: 20 }, (_, number) => `/${number}`), '/last']
  const answer = await converse(port, paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(21)
  expect(most).toBe(1)
})

test('a client that sends hundreds of requests without waiting is cut off', async () => {
  let asked = 0
  const port = await start((_request, response) => {
    asked++
    setTimeout(() => response.end('ok'), 20)
  })
  await converse(port, 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300))
  expect(asked).toBeLessThan(10)
})

test('a reader that takes nothing is closed', async () => {
  const port = await start((_request, response) => {
    response.write(Buffer.alloc(50 * 1024 ** 2))
  })
  expect(server.timeout).toBeGreaterThanOrEqual(30_000)
  expect(server.timeout).toBeLessThanOrEqual(60_000)
  server.timeout = 300
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /a HTTP/1.1\r\nHost: a\r\n\r\n'))
  socket.pause()
  await new Promise<void>((resolve) =>
    server.once('connection', (accepted) => accepted.once('close', () => resolve())),
  )
  socket.destroy()
})
