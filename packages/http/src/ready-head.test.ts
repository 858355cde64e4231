import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { isSetByHand, type ReadyAnswer, readyHead, sendReady } from './ready-head.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a line break in a header makes no second header', () => {
  expect(() => readyHead({ link: 'a\r\nset-cookie: b' })).toThrow()
})

test('the pinned Node keeps its head where it is set by hand', () => {
  expect(isSetByHand).toBe(true)
})

const answer = (length = 4): ReadyAnswer => ({
  head: readyHead({ 'content-type': 'text/plain', 'content-length': String(length) }),
  body: Buffer.alloc(length, 'road'),
})

async function serving(handle: RequestListener, visit: (port: number) => Promise<void>): Promise<void> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await visit((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.each([true, false])('an answer arrives whole, its head set by hand: %s', async (byHand) => {
  const road = answer()
  await serving(
    (_request, response) => sendReady(response, road, byHand),
    async (port) => {
      for (const _ of ['first', 'second on the same connection']) {
        const response = await fetch(`http://127.0.0.1:${port}`)
        const { status, headers } = response
        expect([status, headers.get('content-type'), await response.text()]).toEqual([
          200,
          'text/plain',
          'road',
        ])
      }
    },
  )
})

test('the date of an answer is that of its second, and its body is kept once', async () => {
  const road = answer()
  vi.useFakeTimers({ toFake: ['Date'] })
  await serving(
    (_request, response) => sendReady(response, road),
    async (port) => {
      for (const time of ['2026-11-25T08:59:59Z', '2026-11-25T09:00:00Z', '2026-12-01T00:00:07Z']) {
        vi.setSystemTime(time)
        const { headers } = await fetch(`http://127.0.0.1:${port}`)
        expect(headers.get('date')).toBe(new Date(time).toUTCString())
      }
    },
  )
  expect(road.body.buffer).toBe(road.whole?.bytes.buffer)
  expect(String(road.body)).toBe('road')
})

test('what a slow reader has not taken yet is not changed by the next second', async () => {
  // More than the buffers of a connection take.
  const long = answer(16_000_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  await serving(
    (_request, response) => sendReady(response, long),
    async (port) => {
      const slow = connect(port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
      await once(slow, 'readable')
      const first = long.whole?.bytes
      vi.setSystemTime(Date.now() + 5000)
      const quick = await fetch(`http://127.0.0.1:${port}`)
      expect((await quick.arrayBuffer()).byteLength).toBe(16_000_000)
      expect(long.whole?.bytes).not.toBe(first)
      slow.destroy()
    },
  )
})
