import { afterEach, expect, test, vi } from 'vitest'
import { forgetLanguage, rememberLanguage } from './remember-language.ts'

afterEach(() => vi.unstubAllGlobals())

test('the chosen language is remembered for a year, for this site only', () => {
  const jar = { cookie: '' }
  rememberLanguage('mr', jar)
  expect(jar.cookie).toBe('language=mr; path=/; max-age=31536000; samesite=lax')
})

test('by https the choice goes back by https alone', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  const jar = { cookie: '' }
  rememberLanguage('mr', jar)
  expect(jar.cookie).toBe('language=mr; path=/; max-age=31536000; samesite=lax; secure')
})

test('a visitor who declines cookies is not remembered any longer', () => {
  const jar = { cookie: 'language=mr' }
  forgetLanguage(jar)
  expect(jar.cookie).toBe('language=; path=/; max-age=0; samesite=lax')
})
