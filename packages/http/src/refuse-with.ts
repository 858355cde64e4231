import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with only a status and closes the connection. Anything after it is ignored. */
export function refuseWith(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response
    .writeHead(status, { ...headers, 'content-length': 0, 'cache-control': 'no-store', connection: 'close' })
    .end()
}

/** After this many milliseconds without data the connection is closed. */
const longestPause = 2000
/** Beyond this many bytes of a refused body the connection is cut. */
const mostDrained = 64 * 1024 ** 2

const sentences = { 411: 'The request must say how long it is.', 413: 'The request is too large.' } as const

/**
 * Refuses a body by its announced length, or because it announces none. The body is read and discarded, up to a
 * limit: a browser that is still sending shows the answer only afterwards, and a network error otherwise.
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof sentences,
  headers: Readonly<Record<string, string>>,
  said: object = { message: sentences[status] },
): void {
  const body = JSON.stringify(said)
  let drained = 0
  // Node resets the socket's timeout after the response.
  const pause = setTimeout(() => request.destroy(), longestPause).unref()
  request.once('end', () => clearTimeout(pause))
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length
    pause.refresh()
    if (drained > mostDrained) request.destroy()
  })
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    .end(body)
}
