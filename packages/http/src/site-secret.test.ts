import { expect, test } from 'vitest'
import { areSecrets, isFromSite, secretsIn } from './site-secret.ts'

const [old, recent] = ['o'.repeat(32), 'n'.repeat(32)]

test('only who has a secret is the site, and while it is renewed both count', () => {
  const both = secretsIn(`${recent}, ${old}`)
  expect(both).toEqual([recent, old])
  expect([recent, old, `${old}x`, '', null].map((given) => isFromSite(given, both))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isFromSite(old, secretsIn(recent))).toBe(false)
})

test('without a secret everybody is', () => {
  expect(isFromSite(null, secretsIn(undefined))).toBe(true)
  expect(isFromSite('anything', secretsIn(' , '))).toBe(true)
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
