import { describe, expect, test, vi } from 'vitest'
import { addressChain, clientAddress, clientKey } from './client-address.ts'
import { encodingFor } from './encoding.ts'
import { createRateLimit } from './rate-limit.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['brotli', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['BR', 'br'],
] as const)('Accept-Encoding %s is answered in %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding)
})

describe('the address of a client', () => {
  test.each([
    ['10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1', 0, '10.0.0.1'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.1', undefined, 2, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
    ['10.0.0.1', 'not an address', 1, '10.0.0.1'],
  ])('%s with X-Forwarded-For %s behind %i proxies is %s', (remote, forwarded, hops, expected) => {
    expect(clientAddress(addressChain(forwarded, remote), hops)).toBe(expected)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(clientKey(address)).toBe(key)
  })
})

test('a client is let through again after a minute', () => {
  const now = vi.fn(() => 0)
  const limit = createRateLimit(2, now)
  const ask = () => limit('a').isAllowed
  expect([ask(), ask(), ask()]).toEqual([true, true, false])
  expect(limit('b').isAllowed).toBe(true)
  now.mockReturnValue(30_000)
  expect(limit('a')).toEqual({ isAllowed: false, retryAfter: 30 })
  now.mockReturnValue(60_000)
  expect(ask()).toBe(true)
})

test('without a limit everybody is let through', () => {
  const limit = createRateLimit(0)
  expect(Array.from({ length: 1000 }, () => limit('a').isAllowed).every(Boolean)).toBe(true)
})

test('a clock that is set while a client is limited makes nobody wait longer', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = createRateLimit(1)
  limit('a')
  vi.setSystemTime(Date.now() - 5_400_000)
  expect(limit('a')).toMatchObject({ isAllowed: false, retryAfter: 60 })
  vi.useRealTimers()
})
