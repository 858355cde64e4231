import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { configuration } from './start/environment.ts'
import { deskPolicy } from './start/request-guard/desk-policy.ts'

// Pages only: bodies that pass here are held in memory, and uploads are too large for that.
export const config = { matcher: '/((?!api/|cms-api/|_next/|(?:healthz|readyz|metrics)$).*)' }

const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The ids that Next gives to server functions. */
const nameOfAction = /^[0-9a-f]{40,42}$/

/** Only the desk's own script sends anything, to the desk's own pages, and it names the function. */
const isStray = ({ method, headers, nextUrl }: NextRequest): boolean =>
  !readsOnly.has(method) &&
  !(nextUrl.pathname.startsWith('/admin') && nameOfAction.test(headers.get('next-action') ?? ''))

/**
 * Gives each page of the desk its own content security policy. Next reads the nonce from the request header and adds
 * it to its scripts.
 */
export function proxy(request: NextRequest): NextResponse {
  if (isStray(request)) return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const { siteOrigin, isDevelopment } = configuration
  const policy = deskPolicy(randomBytes(16).toString('base64'), siteOrigin, isDevelopment)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
