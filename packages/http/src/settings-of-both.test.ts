import { expect, test } from 'vitest'
import { isMetricsToken, isOrigin, originIn } from './settings-of-both.ts'

test('a token of sixteen visible characters is taken, a shorter one or one with a space is not', () => {
  expect(isMetricsToken('sixteen-letters!')).toBe(true)
  for (const token of ['fifteen-letters', 'sixteen letters!', '']) expect(isMetricsToken(token)).toBe(false)
})

test('an origin is an address of the web without a path', () => {
  for (const address of ['https://council.example', 'http://127.0.0.1:3001', 'https://Desk.Council.example'])
    expect(isOrigin(address)).toBe(true)
  for (const address of [
    'https://council.example/',
    'https://council.example/desk',
    'council.example',
    'ftp://a',
    'https://a@b',
  ])
    expect(isOrigin(address)).toBe(false)
  expect(originIn('https://Council.example:443')).toBe('https://council.example')
})
