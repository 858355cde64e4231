import { feedbackStatusSchema, serverCallPaths } from '@nagardwar/contract'
import type { NotAdded, Opened } from '../../app/feedback-status/present.ts'
import type { Send } from '../pages/render.ts'

type Call = (path: string, body: object, client: string) => Promise<Response>

/** The secret goes in the body: addresses stand in logs. */
const callOf =
  (send: Send): Call =>
  (path, body, client) =>
    send(
      path,
      new Request('http://localhost', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      client,
    )

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

/** Servers that know nothing of private links answer 404, 405 or a page of HTML. */
const isUnknown = ({ status }: Response): boolean => [400, 404, 405, 410, 501].includes(status)

export function createStatusCalls(send: Send) {
  const call = callOf(send)
  return {
    async open(secret: string, client: string): Promise<Opened | { kind: 'busy'; retryAfter: string }> {
      const response = await call(serverCallPaths.feedbackStatus, { secret }, client)
      const retryAfter = response.headers.get('retry-after') ?? '60'
      if (response.status === 429) return { kind: 'busy', retryAfter }
      if (isUnknown(response)) return { kind: 'missing' }
      const read = feedbackStatusSchema.safeParse(response.ok ? await bodyOf(response) : undefined)
      return read.success ? { kind: 'found', status: read.data } : { kind: 'away' }
    },

    /** Nothing where the text was added. */
    async add(secret: string, text: string, client: string): Promise<NotAdded['problem'] | undefined> {
      const response = await call(serverCallPaths.feedbackAddition, { secret, text }, client)
      if (response.ok) return undefined
      if (response.status === 429) return 'busy'
      if (response.status === 409 || response.status === 404) return 'tooLate'
      const { errors } = ((await bodyOf(response)) ?? {}) as { errors?: { text?: string } }
      const error = errors?.text
      return error === 'additionRequired' || error === 'additionTooLong' ? error : 'failed'
    },
  }
}
