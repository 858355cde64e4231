import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { configuration } from './configuration.ts'
import { deskPolicy } from './door/desk-policy.ts'

export const config = { matcher: '/admin/:path*' }

/** Gives each page of the desk a policy of its own. Next reads the secret out of the request's and marks its scripts with it. */
export function proxy(request: NextRequest): NextResponse {
  const policy = deskPolicy(randomBytes(16).toString('base64'), configuration.isInTheMaking)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}
