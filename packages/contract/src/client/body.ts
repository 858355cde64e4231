import { Unavailable } from './api-error.ts'

/** The largest answer that is read, in bytes. */
export const largestAnswer = 20 * 1024 * 1024

/** The text of an answer, read piece by piece, so that an endless one is dropped in time. */
export async function bodyText(response: Response, largest = largestAnswer): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const piece of pieces(response)) {
    size += piece.byteLength
    if (size > largest) throw new Unavailable('The answer is too large', { status: response.status })
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

// Leaving the loop early cancels the stream, and with it the connection.
async function* pieces(response: Response): AsyncGenerator<Uint8Array> {
  if (!response.body) return
  const reader = response.body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

/** The text as JSON; undefined if it is something else, such as an HTML page. */
export function asJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
