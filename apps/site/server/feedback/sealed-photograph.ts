import { boundedBody, TooLarge, TooSlow } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { refuse } from '../http/reply.ts'
import { isFromHere } from '../pages/forms.ts'
import type { KeepFile } from '../resident-files/keep-file.ts'
import { createReadingTurns } from '../resident-files/reading-turns.ts'
import type { FeedbackKeys } from './keys/feedback-keys.ts'

/** In bytes: a photograph that the browser drew anew has at most 500 KB, and sealed a third more. */
export const largestSealed = 1024 * 1024
/** In milliseconds: so long a line of 50 kbit/s takes for 700 KB. */
const longestWait = 120_000
/** Its own name would be readable on the device; the desk adds the ending. */
const name = 'photograph'

/** For these reasons a photograph may be taken another time; for any other one never. */
const forNow: ReadonlySet<string> = new Set(['fileFailed', 'fileNotSearched'])

type Options = {
  keys: Pick<FeedbackKeys, 'openFile'>
  keepFile: KeepFile
  /** Opening costs time of the processor; what is opened counts as a file besides. */
  limit: RateLimit
  origin: string
}

/**
 * `POST /sealed-photograph`: a photograph of a report that waited on a device goes on to the desk; the body is the JWE.
 * Answers its token, 400 or 413 for one that is never taken, 422 for one that was sealed for another key, and 429 or 503
 * for one to hand over later.
 */
export function createSealedPhotograph({ keys, keepFile, limit, origin }: Options) {
  const inTurn = createReadingTurns()

  async function take(request: Request, client: string): Promise<Response> {
    try {
      const sealed = await boundedBody(request.body, largestSealed, longestWait)
      const bytes = await keys.openFile(sealed.toString('latin1'))
      if (!bytes) return refuse(422, 'This photograph could not be opened.')
      const kept = await keepFile({ name, bytes: new Uint8Array(bytes) }, client)
      if ('file' in kept) return Response.json({ token: kept.file.token }, { status: 201, headers: fresh })
      if (kept.error === 'fileBusy') return later()
      return forNow.has(kept.error)
        ? refuse(503, 'The photograph cannot be taken now.')
        : refuse(400, 'This photograph is not taken.')
    } catch (error) {
      if (error instanceof TooLarge) return refuse(413, 'A sealed photograph may have 1 MiB at most.')
      return refuse(error instanceof TooSlow ? 408 : 503, 'The photograph did not come whole.')
    }
  }

  return async (request: Request, client: string): Promise<Response> => {
    if (!isFromHere(request.headers, origin))
      return refuse(403, 'Photographs of other sites are not accepted.')
    const turn = await limit(clientKey(client))
    if (!turn.isAllowed) return later(turn.retryAfter)
    return (await inTurn(clientKey(client), () => take(request, client))) ?? later()
  }
}

const fresh = { 'cache-control': 'no-store' }
const later = (seconds = 60): Response =>
  refuse(429, 'Too many photographs at once. Please wait a little.', { 'retry-after': String(seconds) })
