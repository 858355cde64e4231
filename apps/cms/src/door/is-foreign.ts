const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a page of another site sends this request: it could carry a member of staff's cookie, or log somebody in
 * as somebody else. Browsers name the page's origin with everything that is sent; programs that are no browsers
 * name none and carry nobody's cookies.
 */
export function isForeign(request: Request, origins: readonly string[]): boolean {
  if (readsOnly.has(request.method)) return false
  const origin = request.headers.get('origin')
  if (origin !== null) return !origins.includes(origin)
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
