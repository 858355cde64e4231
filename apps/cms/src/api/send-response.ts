import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

const isGoneAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Writes an answer to a socket, at the pace at which it is read there. A reader who goes away is no failure. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) {
    outgoing.end()
    return
  }
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing)
  } catch (error) {
    if (!isGoneAway(error)) throw error
  }
}
