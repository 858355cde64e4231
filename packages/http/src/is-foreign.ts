const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site sends this request, which could use a visitor's cookie. Browsers send the page's
 * origin with every write; other programs send none and have no cookies of visitors.
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
