import { createHash } from 'node:crypto'
import { etagMatches } from '@nagardwar/http/etag'
import type { Refusal } from './refusal.ts'
import { say } from './sentences.ts'

const common = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }

// A reader sees a change after two seconds at most; while the desk is away, caches may go on for a day.
const listCaching = 'public, max-age=2, stale-while-revalidate=60, stale-if-error=86400'

/** An answer that nobody may keep. */
export const fresh = (body: object, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...common, 'cache-control': 'no-store', ...headers },
  })

export const refused = (refusal: Refusal, request: Request): Response => {
  const { errors, headers } = refusal.details
  return fresh(
    { message: say(refusal.sentence, request), ...(errors ? { errors } : {}) },
    refusal.status,
    headers,
  )
}

/** An answer that caches may keep, with a mark by which they ask whether it has changed. */
export function cacheable(
  body: string,
  request: Request,
  headers: Record<string, string> = common,
): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const sent = { ...headers, etag, 'cache-control': listCaching }
  return etagMatches(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers: { etag, 'cache-control': listCaching } })
    : new Response(body, { headers: sent })
}
