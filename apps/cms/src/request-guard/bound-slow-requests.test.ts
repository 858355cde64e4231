import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { boundSlowRequests } from './bound-slow-requests.ts'

let server: Server
beforeEach(async () => {
  // As Next makes it: with Node's own bounds, a minute for the headers and five for all of a request.
  server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    request.resume().on('end', () => response.end('read'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

/** Sends a beginning, then drop after drop, until the server ends it; what it answered. */
function drip(beginning: string, drop: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(beginning)
  const dripping = setInterval(() => socket.write(drop), 20)
  return new Promise((resolve) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(said)
    })
  })
}

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: desk\r\n', 'X-Slow: 1\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: desk\r\nContent-Length: 100000\r\n\r\n', 'x'],
])('whoever sends %s drop by drop is let go', { timeout: 5000 }, async (_what, beginning, drop) => {
  const unbound = boundSlowRequests({ headers: 200, whole: 500 })
  expect(await drip(beginning, drop)).toContain('408 Request Timeout')
  unbound()
})
