import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { configuration } from './configuration.ts'
import { deskPolicy } from './request-guard/desk-policy.ts'

// Pages only: the body of what passes here is held in memory, which uploads are too large for.
export const config = { matcher: '/((?!api/|cms-api/|_next/|(?:healthz|readyz|metrics)$).*)' }

const readsOnly: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Such as Next gives to what a page's script may call. */
const nameOfAction = /^[0-9a-f]{40,42}$/

/** Only the desk's own script sends anything, to the desk's own pages, and it names what it calls. */
const isStray = ({ method, headers, nextUrl }: NextRequest): boolean =>
  !readsOnly.has(method) &&
  !(nextUrl.pathname.startsWith('/admin') && nameOfAction.test(headers.get('next-action') ?? ''))

/** Gives each page of the desk a policy of its own. Next reads the secret out of the request's and marks its scripts with it. */
export function proxy(request: NextRequest): NextResponse {
  if (isStray(request)) return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const policy = deskPolicy(randomBytes(16).toString('base64'), configuration.isDevelopment)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
