import {
  callPaths,
  feedbackNotification,
  idempotencyKeySchema,
  reportPaths,
  residentFilesSchema,
} from '@nagardwar/contract'
import { clientKey } from '@nagardwar/http/client-address'
import type { Log } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { z } from 'zod'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { isFromHere } from '../pages/forms.ts'
import { asJson, asWrite, type Send } from '../pages/render.ts'
import type { FeedbackKeys } from './keys/feedback-keys.ts'

/** `photographs` are the tokens of those of a report, which were handed over before it (`sealed-photograph.ts`). */
const requestSchema = z.strictObject({ sealed: z.string(), photographs: residentFilesSchema.optional() })

type Options = {
  keys: Pick<FeedbackKeys, 'open'>
  send: Send
  /** Opening costs time of the processor; what is opened counts as a message besides. */
  limit: RateLimit
  origin: string
  log: Log
}

/**
 * `POST /sealed-feedback`: a message or a report that waited on a device goes on to the API as if its writer sent it now. The answer
 * has no private link: whoever holds the device would learn from it what was written.
 */
export function createSealedFeedback({ keys, send, limit, origin, log }: Options) {
  return async (request: Request, client: string): Promise<Response> => {
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Messages of other sites are not accepted.')
    const turn = await limit(clientKey(client))
    if (!turn.isAllowed)
      return refuse(429, 'Too many requests. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const key = idempotencyKeySchema.safeParse(request.headers.get('idempotency-key'))
    if (!key.success) return refuse(400, 'A sealed message needs its Idempotency-Key.')
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const opened = await open(body.toString())
    if (!opened) {
      log.warn('A message that waited on a device could not be opened: it was sealed for another key')
      return refuse(400, 'This message could not be opened.')
    }
    const isReport = 'kind' in opened.feedback
    const path = isReport ? reportPaths.report : callPaths.contactUs
    const text = isReport ? withPhotographs(opened) : opened.text
    const answer = await send(path, asWrite(text, key.data), client)
    if (!answer.ok) return answer
    if (isReport) return withoutLink(answer)
    void send(callPaths.notification, asJson(feedbackNotification(nameIn(opened.feedback))), client)
    return withoutLink(answer)
  }

  async function open(body: string): Promise<Opened | undefined> {
    const given = requestSchema.safeParse(objectIn(body))
    if (!given.success) return undefined
    const text = await keys.open(given.data.sealed)
    const feedback = text === undefined ? undefined : objectIn(text)
    return text !== undefined && feedback
      ? { text, feedback, photographs: given.data.photographs ?? [] }
      : undefined
  }
}

type Opened = { text: string; feedback: object; photographs: readonly string[] }

/** The report as it is sent where there is a network. */
const withPhotographs = ({ text, feedback, photographs }: Opened): string =>
  photographs.length > 0 ? JSON.stringify({ ...feedback, photographs }) : text

/** What the API checks; a message without a name is refused there. */
const nameIn = (feedback: object): string => String((feedback as { name?: unknown }).name ?? '').trim()

async function withoutLink(answer: Response): Promise<Response> {
  const { secret: _, ...receipt } = (await answer.json()) as Record<string, unknown>
  return Response.json(receipt, { status: answer.status, headers: { 'cache-control': 'no-store' } })
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
