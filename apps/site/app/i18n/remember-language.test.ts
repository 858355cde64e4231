import { expect, test } from 'vitest'
import { rememberLanguage } from './remember-language.ts'

test('the chosen language is remembered for a year, for this site only', () => {
  const jar = { cookie: '' }
  rememberLanguage('mr', jar)
  expect(jar.cookie).toBe('language=mr; path=/; max-age=31536000; samesite=lax')
})
