import {
  additionError,
  feedbackSecretSchema,
  feedbackStatusSchema,
  serverCallPaths,
} from '@nagardwar/contract'
import type { Opened, PrivateMessages } from '../../app/feedback-status/private-messages.ts'

type Send = (path: string, body: object) => Promise<Response>

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** Servers that know nothing of private links answer 404, 405 or a page of HTML. */
const isUnknown = ({ status }: Response): boolean => [400, 404, 405, 410, 501].includes(status)

const isSecret = (secret: string): boolean => feedbackSecretSchema.safeParse(secret).success

/** The messages behind private links. A secret goes in the body of a call: addresses stand in logs. */
export const createPrivateMessages = (send: Send): PrivateMessages => ({
  async open(secret): Promise<Opened> {
    if (!isSecret(secret)) return { kind: 'missing' }
    const response = await send(serverCallPaths.feedbackStatus, { secret })
    if (response.status === 429)
      return { kind: 'tooMany', retryAfter: response.headers.get('retry-after') ?? '60' }
    if (isUnknown(response)) return { kind: 'missing' }
    const read = feedbackStatusSchema.safeParse(response.ok ? await bodyOf(response) : undefined)
    return read.success ? { kind: 'found', status: read.data } : { kind: 'away' }
  },

  async add(secret, text) {
    if (!isSecret(secret)) return 'tooLate'
    const wrong = additionError(text)
    if (wrong) return wrong
    const response = await send(serverCallPaths.feedbackAddition, { secret, text })
    if (response.ok) return undefined
    if (response.status === 429) return 'busy'
    if (response.status === 409 || response.status === 404) return 'tooLate'
    const { errors } = ((await bodyOf(response)) ?? {}) as { errors?: { text?: string } }
    const error = errors?.text
    return error === 'additionRequired' || error === 'additionTooLong' ? error : 'failed'
  },
})
