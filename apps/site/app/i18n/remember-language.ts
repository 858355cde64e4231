import type { Language } from '@nagardwar/contract/browser'

const oneYear = 365 * 24 * 60 * 60

/** Remembers the visitor's choice. Only the address `/` looks at it, on the server. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${oneYear}; samesite=lax`
}
