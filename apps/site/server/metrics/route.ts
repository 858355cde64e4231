import { callPaths, listAtPath } from '@nagardwar/contract'

const calls: ReadonlySet<string> = new Set([...Object.values(callPaths), '/docs'])
const patterns: readonly [RegExp, string][] = [
  [/^\/api\/uploads\//, '/api/uploads/:file'],
  [/^\/api(?:\/|$)/, '/api/*'],
  [/^\/(?:(?:en|mr)\/)*feedback\//, '/feedback/:secret'],
  [/^\/(?:(?:en|mr)\/)*subscription\//, '/subscription/:secret'],
  [/^\/images\//, '/images/*'],
  [/^\/assets\//, '/assets/*'],
]
const files: ReadonlySet<string> = new Set([
  '/healthz',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/search.json',
  '/sitemap.xml',
  '/useful',
  '/vitals',
])

/**
 * The request as one of a limited number of patterns, for log and metrics. The language is left out, and unknown
 * addresses are never repeated.
 */
export function routesOf(pages: readonly string[]): (address: string) => string {
  const known: ReadonlySet<string> = new Set([...pages, ...files, '/search'])
  return (address) => {
    const [path = ''] = address.split('?', 1)
    const below = path.startsWith('/api/') ? path.slice('/api'.length) : ''
    if (below && (calls.has(below) || listAtPath(below))) return path
    const pattern = patterns.find(([shape]) => shape.test(path))
    if (pattern) return pattern[1]
    const page = path.replace(/^\/(?:en|mr)(?=\/|$)/, '') || '/'
    return known.has(page) ? page : '/*'
  }
}
