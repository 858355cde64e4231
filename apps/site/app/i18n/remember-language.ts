import type { Language } from '@nagardwar/contract/browser'

import { type Jar, keepCookie } from '../components/device-memory/cookie.ts'

const oneYear = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's choice. Only the address `/` uses it, on the server. The Cookie Store API is newer, but
 * older phones and sites without HTTPS lack it.
 */
export function rememberLanguage(language: Language, jar?: Jar): void {
  keepCookie('language', language, oneYear, jar)
}

export function forgetLanguage(jar?: Jar): void {
  keepCookie('language', '', 0, jar)
}
