import { expect, test } from 'vitest'
import { createKnownBrowsers } from './known-browsers.ts'

const secret = 'the-secret-of-this-council'
const day = 24 * 60 * 60_000
const asha = { id: 1, stamp: 'first' }
const ravi = { id: 2, stamp: 'first' }

function council(more: { secret?: string; isServedSecurely?: boolean } = {}) {
  let time = Date.UTC(2026, 10, 25)
  const browsers = createKnownBrowsers({ secret, isServedSecurely: true, now: () => time, ...more })
  return { browsers, pass: (milliseconds: number) => (time += milliseconds) }
}
const sent = (cookie: string): string => cookie.split(';')[0] ?? ''

test('the cookie is for this host alone, for no script and no other site, and ends after half a year', () => {
  const cookie = council().browsers.cookieAfter(null, asha)
  expect(cookie).toMatch(/^__Host-known-browser=[A-Za-z0-9_.-]+; Path=\/; Max-Age=15552000; HttpOnly; /)
  expect(cookie).toMatch(/; SameSite=Strict; Secure$/)
  const plain = council({ isServedSecurely: false }).browsers.cookieAfter(null, asha)
  expect(plain).toMatch(/^known-browser=.*SameSite=Strict$/)
})

test('a browser is known for the accounts that were opened in it, and for no other', () => {
  const { browsers } = council()
  const first = browsers.cookieAfter('a=1; b=2', asha)
  const both = browsers.cookieAfter(`theme=dark; ${sent(first)}`, ravi)
  expect(browsers.takeTry(sent(first), asha)).toBe(true)
  expect(browsers.takeTry(sent(first), ravi)).toBe(false)
  for (const account of [asha, ravi])
    expect(browsers.takeTry(`theme=dark; ${sent(both)}`, account)).toBe(true)
})

test('it is known no longer after a change of the password, or half a year', () => {
  const { browsers, pass } = council()
  const cookie = sent(browsers.cookieAfter(null, asha))
  expect(browsers.takeTry(cookie, { ...asha, stamp: 'second' })).toBe(false)
  pass(180 * day)
  expect(browsers.takeTry(cookie, asha)).toBe(true)
  pass(day)
  expect(browsers.isMarked(cookie)).toBe(false)
  expect(browsers.takeTry(cookie, asha)).toBe(false)
})

test.each([
  [
    'of another council',
    () => sent(council({ secret: 'of-another-council' }).browsers.cookieAfter(null, asha)),
  ],
  [
    'with another number',
    () =>
      sent(council().browsers.cookieAfter(null, asha)).replace(/-(.)(?=.{21}\.)/, (_, first) =>
        first === '_' ? '-A' : '-_',
      ),
  ],
  ['that is none', () => '__Host-known-browser=x'],
  ['under another name', () => sent(council({ isServedSecurely: false }).browsers.cookieAfter(null, asha))],
])('a cookie %s makes no browser known', (_which, cookie) => {
  expect(council().browsers.takeTry(cookie(), asha)).toBe(false)
})

test('after five tries without success a browser is as unknown as any, for ten minutes', () => {
  const { browsers, pass } = council()
  const cookie = sent(browsers.cookieAfter(null, asha))
  const tries = () => Array.from({ length: 6 }, () => browsers.takeTry(cookie, asha))
  expect(tries()).toEqual([true, true, true, true, true, false])
  pass(9 * 60_000)
  expect(browsers.takeTry(cookie, asha)).toBe(false)
  pass(2 * 60_000)
  expect(browsers.takeTry(cookie, asha)).toBe(true)
})

test('a login gives the tries back', () => {
  const { browsers } = council()
  const cookie = sent(browsers.cookieAfter(null, asha))
  for (let tries = 0; tries < 5; tries++) browsers.takeTry(cookie, asha)
  expect(browsers.takeTry(sent(browsers.cookieAfter(cookie, asha)), asha)).toBe(true)
})
