import { bodyLimit } from '@nagardwar/contract'
import { boundedBody, TooLarge } from '@nagardwar/http/bounded-body'
import { Refusal } from './refusal.ts'

const longestWait = 10_000

/** Reads a body up to the limit and for at most ten seconds, whatever length was announced. */
export async function bytesOf({ body }: Request, most = bodyLimit, wait = longestWait): Promise<Buffer> {
  try {
    return await boundedBody(body, most, wait)
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal(413, 'tooLarge')
    throw new Refusal(400, 'notReadable')
  }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(400, 'notReadable')
    throw error
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(400, 'notReadable')
    throw error
  }
}

const readers: Record<string, (text: string) => unknown> = {
  'application/json': json,
  'application/x-www-form-urlencoded': (text) => Object.fromEntries(new URLSearchParams(text)),
}

/** The fields that were sent, as JSON or as a form. Refuses other types (415) and bodies over the limit (413). */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (!read) throw new Refusal(415, 'wrongType')
  return read(utf8(await bytesOf(request)))
}
