import { isLanguage } from '@nagardwar/contract'
import { clientKey } from '@nagardwar/http/client-address'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { z } from 'zod'
import type { ApiSource } from '../../app/api/source.ts'
import { findNearby } from '../../app/reports/find-nearby.ts'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { isFromHere } from '../pages/forms.ts'

const requestSchema = z.object({
  kind: z.int().positive(),
  ward: z.int().positive().nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  language: z.string().refine(isLanguage),
})

type Options = { source: Pick<ApiSource, 'list'>; limit: RateLimit; origin: string }

/**
 * `POST /nearby-reports`: open public reports that may be of the problem that somebody is about to report. The place stands
 * in the body, so that no log has it.
 */
export function createNearbyReports({ source, limit, origin }: Options) {
  return async (request: Request, client: string): Promise<Response> => {
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Questions of other sites are not answered.')
    const turn = await limit(clientKey(client))
    if (!turn.isAllowed)
      return refuse(429, 'Too many requests. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const asked = requestSchema.safeParse(jsonIn(body.toString()))
    if (!asked.success) return refuse(400, 'Please send kind, ward, position and language.')
    const { language, ...place } = asked.data
    const found = await findNearby(source.list, language, place)
    return Response.json(found, { headers: { 'cache-control': 'no-store' } })
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON asks for nothing.
    return undefined
  }
}
