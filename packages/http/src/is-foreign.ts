const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site sends this request: it could carry a visitor's cookie, or act in a visitor's name.
 * Browsers name the page's origin with everything that is sent; programs that are no browsers name none and carry
 * nobody's cookies.
 */
export function isForeign(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  origins: readonly string[],
): boolean {
  if (readsOnly.has(method)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin !== null && !origins.includes(origin)
}
