import { createLog } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { describe, expect, test } from 'vitest'
import { limitClients } from '../../src/api/guard.ts'
import { Refusal } from '../../src/api/refusal.ts'
import { clientKeyOf, clientOf } from '../../src/platform/client-address.ts'

const from = (way: string, path = '/api/contact-us', headers: Record<string, string> = {}) =>
  new Request(`http://desk.example${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': way, ...headers },
  })

describe('whose a request is', () => {
  test.each([
    ['a client that speaks to the desk itself', '203.0.113.7', 0, '203.0.113.7'],
    ['a client that invents a name for itself', '1.1.1.1, 203.0.113.7', 0, '203.0.113.7'],
    ['a visitor of the site on this machine', '203.0.113.7, 127.0.0.1', 0, '203.0.113.7'],
    ['the same over IPv6', '203.0.113.7, ::1', 0, '203.0.113.7'],
    ['the same, as IPv6 writes IPv4', '::ffff:203.0.113.7, ::ffff:127.0.0.1', 0, '203.0.113.7'],
    ['a visitor who invents a name before the site', '1.1.1.1, 203.0.113.7, 127.0.0.1', 0, '203.0.113.7'],
    ['a visitor of a site on another machine', '203.0.113.7, 10.0.0.5', 1, '203.0.113.7'],
    ['a site on another machine that nobody named', '203.0.113.7, 10.0.0.5', 0, '10.0.0.5'],
    ['a program on this machine', '127.0.0.1', 0, '127.0.0.1'],
    ['somebody who writes no address', 'nonsense, 127.0.0.1', 0, '127.0.0.1'],
    ['nobody', '', 0, 'unknown'],
  ])('%s', (_who, way, hops, address) => {
    expect(clientOf(from(way), hops)).toBe(address)
  })

  test('one household with IPv6 is one client', () => {
    const keyOf = (address: string) => clientKeyOf(from(address), 0)
    expect(keyOf('2001:db8:1:2::9')).toBe(keyOf('2001:db8:1:2:a:b:c:d'))
    expect(keyOf('2001:db8:1:2::9')).not.toBe(keyOf('2001:db8:1:3::9'))
  })
})

describe('the limit', () => {
  const limit = () =>
    limitClients({
      perMinute: { feedback: 2, allFeedback: 20, counts: 3 },
      hops: 0,
      log: createLog('silent'),
    })
  const refusalOf = (guard: ReturnType<typeof limit>, request: Request) => {
    try {
      void guard(request)
      return undefined
    } catch (error) {
      return error as Refusal
    }
  }

  test('stops one visitor, says when to come again, and stops nobody else behind the same site', () => {
    const guard = limit()
    for (let sent = 0; sent < 2; sent++)
      expect(refusalOf(guard, from('203.0.113.7, 127.0.0.1'))).toBeUndefined()
    const refusal = refusalOf(guard, from('203.0.113.7, 127.0.0.1'))
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      status: 429,
      details: { headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) } },
    })
    expect(refusalOf(guard, from('203.0.113.8, 127.0.0.1'))).toBeUndefined()
  })

  test('stops messages that come from many addresses at once', () => {
    const guard = limit()
    const from200 = Array.from({ length: 200 }, (_, number) => from(`203.0.113.${number}`, '/api/contact-us'))
    expect(from200.filter((request) => refusalOf(guard, request) === undefined)).toHaveLength(20)
    expect(refusalOf(guard, from('203.0.113.9', '/api/increment-visitor-count'))).toBeUndefined()
  })

  test.each(['/api/contact-us', '/api/notification', '/api/useful', '/api/increment-visitor-count'])(
    'is there for %s',
    (path) => {
      const guard = limit()
      const refusals = Array.from({ length: 5 }, () => refusalOf(guard, from('203.0.113.7', path)))
      expect(refusals.filter(Boolean).length).toBeGreaterThan(1)
    },
  )

  test.each([
    ['files', '/api/resident-file', 120],
    ['addresses that want mails', '/api/mail-subscription', 100],
  ])('lets one client leave %s for a part of the room in a day', (_what, path, most) => {
    const perMinute = { feedback: 1000, allFeedback: 1000, counts: 3 }
    const guard = limitClients({ perMinute, hops: 0, log: createLog('silent') })
    const sent = Array.from({ length: 150 }, () => refusalOf(guard, from('203.0.113.7', path)))
    expect(sent.filter((refusal) => refusal === undefined)).toHaveLength(most)
    expect(refusalOf(guard, from('203.0.113.8', path))).toBeUndefined()
  })

  test('is over after a minute, and zero means without limit', () => {
    let now = 0
    const one = createRateLimit(1, () => now)
    const goesOn = { isAllowed: true }
    expect([one('a'), one('a')]).toEqual([goesOn, { isAllowed: false, retryAfter: 60 }])
    now = 60_000
    expect(one('a')).toEqual(goesOn)
    const none = createRateLimit(0)
    expect([none('a'), none('a')]).toEqual([goesOn, goesOn])
  })
})
