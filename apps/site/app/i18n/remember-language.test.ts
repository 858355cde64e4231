import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Jar } from '../components/device-memory/cookie.ts'
import { forgetLanguage, rememberLanguage } from './remember-language.ts'

afterEach(() => vi.unstubAllGlobals())

test('the chosen language is remembered for a year, for this site only', () => {
  const jar = { cookie: '' }
  rememberLanguage('mr', jar)
  expect(jar.cookie).toBe('language=mr; path=/; max-age=31536000; samesite=lax')
})

describe('over https', () => {
  /** All cookies that were written, one after the other. */
  function jarOverHttps() {
    vi.stubGlobal('location', { protocol: 'https:' })
    const written: string[] = []
    return {
      written,
      get cookie() {
        return written.join('; ')
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
  }

  test('the choice goes back by https alone, and is for this host alone', () => {
    const jar = jarOverHttps()
    rememberLanguage('mr', jar)
    expect(jar.written.at(-1)).toBe('__Host-language=mr; path=/; max-age=31536000; samesite=lax; secure')
  })

  test('an older cookie without the prefix goes with a new choice, and with the visitor’s no', () => {
    for (const act of [(jar: Jar) => rememberLanguage('mr', jar), forgetLanguage]) {
      const jar = jarOverHttps()
      act(jar)
      expect(jar.written).toContain('language=; path=/; max-age=0; samesite=lax')
    }
  })

  test('a visitor who declines cookies is not remembered any longer', () => {
    const jar = jarOverHttps()
    forgetLanguage(jar)
    expect(jar.written).toContain('__Host-language=; path=/; max-age=0; samesite=lax; secure')
  })
})

test('a visitor who declines cookies is not remembered any longer', () => {
  const jar = { cookie: 'language=mr' }
  forgetLanguage(jar)
  expect(jar.cookie).toBe('language=; path=/; max-age=0; samesite=lax')
})
