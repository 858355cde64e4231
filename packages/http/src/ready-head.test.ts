import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isSetByHand, readyHead, writeReadyHead } from './ready-head.ts'

test('a line break in a header makes no second header', () => {
  expect(() => readyHead({ link: 'a\r\nset-cookie: b' })).toThrow()
})

test('the pinned Node keeps its head where it is set by hand', () => {
  expect(isSetByHand).toBe(true)
})

test.each([true, false])('an answer arrives whole, its head set by hand: %s', async (byHand) => {
  const head = readyHead({ 'content-type': 'text/plain', 'content-length': '4' })
  const server = createServer((_request, response) => {
    writeReadyHead(response, head, byHand)
    response.end('road')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const _ of ['first', 'second on the same connection']) {
    const response = await fetch(address)
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain',
      'road',
    ])
  }
  server.closeAllConnections()
  server.close()
})
