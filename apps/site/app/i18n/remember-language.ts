import type { Language } from '@nagardwar/contract/browser'

const oneYear = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's choice. Only the address `/` looks at it, on the server. The Cookie Store API would be
 * the newer way, but older phones lack it, and so does a site that is served without HTTPS.
 */
export function rememberLanguage(language: Language, jar: Pick<Document, 'cookie'> = document): void {
  jar.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`
}
