import type { Language } from '@nagardwar/contract/browser'

import { type Jar, writeCookie } from '../components/device-memory/cookie.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's choice. Only the address `/` uses it, on the server. The Cookie Store API is newer, but
 * older phones and sites without HTTPS lack it.
 */
export function rememberLanguage(language: Language, jar?: Jar): void {
  writeCookie(`language=${language}; path=/; max-age=${oneYear}; samesite=lax${secure()}`, jar)
}

/** A site without HTTPS cannot set a secure cookie. */
const secure = (): string => (globalThis.location?.protocol === 'https:' ? '; secure' : '')

export function forgetLanguage(jar?: Jar): void {
  writeCookie('language=; path=/; max-age=0; samesite=lax', jar)
}
