import { callPaths, listAtPath, serverCallPaths } from '@nagardwar/contract'

const calls: ReadonlySet<string> = new Set([
  ...Object.values(callPaths),
  ...Object.values(serverCallPaths),
  '/docs',
])
const fixed: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
const patterns: readonly [RegExp, string][] = [
  [/^\/api\/uploads\//, '/api/uploads/:file'],
  [/^\/api(?:\/|$)/, '/api/*'],
  [/^\/cms-api\//, '/cms-api/*'],
  [/^\/admin(?:\/|$)/, '/admin/*'],
  [/^\/_next\//, '/_next/*'],
]

/** The request as one of a limited number of patterns, for log and metrics: never an address that somebody typed. */
export function routeOf(address: string): string {
  const [path = ''] = address.split('?', 1)
  const below = path.startsWith('/api/') ? path.slice('/api'.length) : ''
  if (fixed.has(path) || calls.has(below) || (below && listAtPath(below))) return path
  return patterns.find(([shape]) => shape.test(path))?.[1] ?? '/*'
}
