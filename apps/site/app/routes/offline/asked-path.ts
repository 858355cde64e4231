/** The address that somebody asked for, out of the query: only one of this website, never another's. */
export function askedPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get('from') ?? ''
  return /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : undefined
}
