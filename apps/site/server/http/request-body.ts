import { bodyLimit } from '@nagardwar/contract'
import { boundedBody, TooLarge, TooSlow } from '@nagardwar/http/bounded-body'
import { refuse } from './reply.ts'

const longestWait = 10_000

/** The body of a request, or why it is refused: too large, too slow, or aborted. */
export async function requestBody(request: Request): Promise<Buffer | Response> {
  try {
    return await boundedBody(request.body, bodyLimit, longestWait)
  } catch (error) {
    if (error instanceof TooLarge) return refuse(413, `A request may have ${bodyLimit / 1024} KiB at most.`)
    if (error instanceof TooSlow) return refuse(408, 'The request took too long.')
    return refuse(400, 'The request broke off.')
  }
}
