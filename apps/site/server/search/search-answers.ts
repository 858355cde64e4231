import { askedLanguage } from '@nagardwar/contract/browser'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { nothingInside } from '@nagardwar/http/security-headers'
import { readQuestion, type Search } from '../../app/api/search.ts'
import { refuse } from '../http/reply.ts'

/** Answers the browser's searches in JSON, in the format of `app/api/search.ts`. */
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
