/** The requested address from the query: only a path of this website, never another site. */
export function askedPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('from') ?? ''
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : undefined
}
