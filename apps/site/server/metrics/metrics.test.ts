import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { mayReadMetrics } from './may-read-metrics.ts'
import { kindOf } from './metrics.ts'

test.each([
  ['GET', '/', 'page'],
  ['GET', '/mr/roads?page=2', 'page'],
  ['GET', '/api/roads?lang=en', 'api'],
  ['GET', '/api/uploads/lake.jpg', 'file'],
  ['GET', '/images/w_480,f_webp/uploads/lake.jpg', 'image'],
  ['GET', '/readyz', 'other'],
  ['POST', '/api/contact-us', 'write'],
  ['GET', '/my-name-is-kavita', 'page'],
] as const)('%s %s is counted as %s, without its address', (method, address, kind) => {
  expect(kindOf(method, address)).toBe(kind)
})

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
  ['whoever knows the token', '203.0.113.7', { authorization: `Bearer ${token}` }, token, true],
  ['whoever guesses it', '203.0.113.7', { authorization: 'Bearer guess' }, token, false],
  ['this machine without the token', '127.0.0.1', {}, token, false],
])('whether %s may read them', (_who, remoteAddress, headers, secret, may) => {
  expect(mayReadMetrics({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, secret)).toBe(
    may,
  )
})
