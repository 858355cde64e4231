import type { Language } from '@nagardwar/contract/browser'

const oneYear = 365 * 24 * 60 * 60

type Jar = Pick<Document, 'cookie'>

/**
 * Remembers the visitor's choice. Only the address `/` looks at it, on the server. The Cookie Store API would be
 * the newer way, but older phones lack it, and so does a site that is served without HTTPS.
 */
export function rememberLanguage(language: Language, jar: Jar = document): void {
  jar.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax${secure()}`
}

/** A site without HTTPS could not keep a secure cookie. */
const secure = (): string => (globalThis.location?.protocol === 'https:' ? '; secure' : '')

export function forgetLanguage(jar: Jar = document): void {
  jar.cookie = 'language=; path=/; max-age=0; samesite=lax'
}
