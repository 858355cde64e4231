import type { RateLimit } from '@nagardwar/http/rate-limit'
import { LRUCache } from 'lru-cache'
import { refuse } from '../http/reply.ts'
import { readFilePath } from './file-path.ts'

const rememberedMs = 60_000
const mostRemembered = 5000

type Options = { isNamed(path: string): boolean; limit: RateLimit }

/**
 * Files in a list are always requested. For other names each client has a budget, and a name that the API does not
 * have is not requested again within a minute.
 */
export function createFileBudget({ isNamed, limit }: Options) {
  const missing = new LRUCache<string, true>({ max: mostRemembered, ttl: rememberedMs })

  return async (path: string, client: string, read: () => Promise<Response>): Promise<Response> => {
    const safe = readFilePath(path)
    if (!safe || isNamed(safe) || isNamed(path)) return read()
    if (missing.has(safe)) return refuse(404, 'There is no such file.')
    const turn = await limit(client)
    if (!turn.isAllowed)
      return refuse(429, 'Too many requests. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const answer = await read()
    if (answer.status === 404) missing.set(safe, true)
    return answer
  }
}
