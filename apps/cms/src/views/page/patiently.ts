import { setTimeout as wait } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

/** The server, and proxies before it, drop a connection on which nothing happens for a minute. */
const soon = 10_000
const beat = 10_000

const failed: Words = {
  en: 'This did not succeed. Please look at what was done before you try again.',
  mr: 'हे पूर्ण झाले नाही. पुन्हा प्रयत्न करण्यापूर्वी काय झाले ते पाहा.',
}

type Failure = { status?: number; message?: string; data?: { errors?: { message: string }[] } }

/** What staff read of an error; nothing of one that is a mistake of the desk itself. */
export function sentenceOf(error: unknown, req: PayloadRequest): string {
  const { status = 500, message, data } = error as Failure
  const complaints = data?.errors?.map((each) => each.message).join(', ')
  if (status < 500 && (complaints || message)) return complaints || message || ''
  req.payload.logger.error({ err: error, msg: 'A long request failed' })
  return say(failed, req)
}

const textOf = (work: Promise<Response>, req: PayloadRequest): Promise<string> =>
  work
    .then((response) => response.text())
    .catch((error: unknown) => JSON.stringify({ errors: [{ message: sentenceOf(error, req) }] }))

/**
 * The answer of work that may take minutes. After ten seconds spaces are sent before the JSON, so that the connection
 * stays open; the status is 200 then, and a failure is known by its `errors`. The work goes on where the reader leaves.
 */
export async function patiently(req: PayloadRequest, work: () => Promise<Response>): Promise<Response> {
  const running = work()
  const early = await Promise.race([running, wait(soon, undefined, { ref: false })])
  if (early) return early
  const text = textOf(running, req)
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const space = (): void => controller.enqueue(encoder.encode(' '))
      space()
      timer = setInterval(space, beat)
      const answer = await text
      clearInterval(timer)
      controller.enqueue(encoder.encode(answer))
      controller.close()
    },
    cancel: () => clearInterval(timer),
  })
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  return new Response(body, { headers })
}
