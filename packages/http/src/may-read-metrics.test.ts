import { expect, test } from 'vitest'
import { addressChain } from './client-address.ts'
import { mayReadMetrics } from './may-read-metrics.ts'

const token = 'a-long-enough-token'

test.each([
  ['a program on this machine', '127.0.0.1', {}, '', true],
  ['the same over IPv6', '::1', {}, '', true],
  ['the same, as IPv6 writes IPv4', '::ffff:127.0.0.1', {}, '', true],
  ['somebody elsewhere', '203.0.113.7', {}, '', false],
  [
    'somebody for whom a proxy on this machine speaks',
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.7' },
    '',
    false,
  ],
  ['somebody whom that proxy names otherwise', '127.0.0.1', { via: '1.1 proxy' }, '', false],
  ['the same once more', '127.0.0.1', { 'x-real-ip': '203.0.113.7' }, '', false],
  ['the same as the standard has it', '127.0.0.1', { forwarded: 'for=203.0.113.7' }, '', false],
  ['somebody who claims to be this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, '', false],
  ['whoever knows the token', '203.0.113.7', { authorization: `Bearer ${token}` }, token, true],
  ['whoever guesses it', '203.0.113.7', { authorization: 'Bearer guess' }, token, false],
  ['this machine without the token', '127.0.0.1', {}, token, false],
])('whether %s may read the metrics', (_who, remote, headers: Record<string, string>, secret, may) => {
  const chain = addressChain(headers['x-forwarded-for'], remote)
  expect(mayReadMetrics({ chain, header: (name) => headers[name] }, secret)).toBe(may)
})
