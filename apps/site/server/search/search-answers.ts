import { askedLanguage } from '@nagardwar/contract/browser'
import { readQuestion, type Search } from '../../app/api/search.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { refuse } from '../http/reply.ts'
import { nothingInside } from '../http/security-headers.ts'

/** Answers the browser's questions in JSON, as `app/api/search.ts` writes it down. */
export function createSearchAnswers(search: Search, limit: RateLimit) {
  return async (request: Request, client: string): Promise<Response> => {
    const query = new URL(request.url).searchParams
    const asked = askedLanguage(query)
    if (!asked.ok) return refuse(400, 'The language must be en or mr.')
    const question = readQuestion(query, asked.language ?? 'en')
    if (!question.text) return refuse(400, 'There is nothing to look for: q is empty.')
    const turn = await limit(client)
    if (!turn.isAllowed)
      return refuse(429, 'Too many searches. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const findings = await search(question)
    return Response.json(findings, {
      status: findings.state === 'preparing' ? 503 : 200,
      headers: { 'cache-control': 'no-store', 'content-security-policy': nothingInside },
    })
  }
}
