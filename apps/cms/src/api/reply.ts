import { say } from '../platform/words/sentences.ts'
import type { Refusal } from './refusal.ts'

const common = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }

// Readers see a change after two seconds at most. While the desk is away, caches may go on for a day.
const listCaching = 'public, max-age=2, stale-while-revalidate=60, stale-if-error=86400'

/** An answer that must not be cached. */
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

/** Headers of a list: caches may store it and must revalidate it. */
export const listHeaders: Record<string, string> = { ...common, 'cache-control': listCaching }
