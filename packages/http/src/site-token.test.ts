import { UnsecuredJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { areSecrets, checkSiteToken, secretsIn, siteTokens } from './site-token.ts'

const [old, recent] = ['o'.repeat(32), 'n'.repeat(32)]

afterEach(() => {
  vi.useRealTimers()
})

test('only who signs with a secret is the site, and while it is renewed both count', async () => {
  const both = secretsIn(`${recent}, ${old}`)
  expect(both).toEqual([recent, old])
  const tokens = await Promise.all([recent, old, `${old}x`].map((secret) => siteTokens(secret)()))
  const found = [...tokens, recent, '', null].map((token) => checkSiteToken(token, both))
  expect(await Promise.all(found)).toEqual(['site', 'site', 'stranger', 'stranger', 'stranger', 'stranger'])
  expect(await checkSiteToken(tokens[1] ?? '', secretsIn(recent))).toBe('stranger')
})

test('a token that nobody has signed is a stranger’s', async () => {
  const unsigned = new UnsecuredJWT().setAudience('nagardwar-desk').setIssuedAt().setExpirationTime('1 min')
  expect(await checkSiteToken(unsigned.encode(), [recent])).toBe('stranger')
})

test('a token ends after a minute, give or take half a one, and then the site shows another', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') })
  const tokenOf = siteTokens(recent)
  const first = await tokenOf()
  vi.setSystemTime(new Date('2026-11-26T10:00:30Z'))
  expect(await tokenOf()).toBe(first)
  const at = async (time: string) => {
    vi.setSystemTime(new Date(`2026-11-26T${time}Z`))
    return checkSiteToken(first, [old, recent])
  }
  expect(await at('10:01:29')).toBe('site')
  expect(await at('10:01:31')).toBe('wrong clock')
  expect(await at('09:59:31')).toBe('site')
  expect(await at('09:58:00')).toBe('wrong clock')
  vi.setSystemTime(new Date('2026-11-26T10:00:31Z'))
  const second = await tokenOf()
  expect(second).not.toBe(first)
  // The clock of the site is set back.
  vi.setSystemTime(new Date('2026-11-26T09:00:00Z'))
  expect(await checkSiteToken(await tokenOf(), [recent])).toBe('site')
})

test('without a secret everybody is', async () => {
  expect(await checkSiteToken(null, secretsIn(undefined))).toBe('site')
  expect(await checkSiteToken('anything', secretsIn(' , '))).toBe('site')
})

test('a short secret is none', () => {
  expect(['', old, `${old},${recent}`, 'short', `${old},short`, `${old} x`].map(areSecrets)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
