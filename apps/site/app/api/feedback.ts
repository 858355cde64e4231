import {
  callPaths,
  type FeedbackErrors,
  type FieldErrors,
  feedbackFields,
  feedbackNotification,
  type reportPaths,
  type SentFeedback,
} from '@nagardwar/contract/browser'
import { logFailure } from './list.ts'
import { type Receipt, receiptIn } from './receipt.ts'
import { timeLimit } from './time-limit.ts'

/** A write to the API: in the browser through the site's `/api`, on the server as a call for the visitor. */
export type Post = (
  path:
    | typeof callPaths.contactUs
    | typeof callPaths.notification
    | '/misconduct-report'
    | (typeof reportPaths)[keyof typeof reportPaths],
  body: unknown,
  key?: string,
) => Promise<Response>

/**
 * The result of sending a message. `failed` includes an unknown outcome: if the server reads keys, the same key
 * makes a retry safe. `isNotTaken`: the server answered, and could not accept this message. `isUnanswered`: no answer came.
 */
export type MessageAnswer<Errors> =
  | ({ state: 'sent' } & Receipt)
  | { state: 'refused'; errors: Errors }
  | { state: 'busy'; seconds: number }
  | { state: 'failed'; isNotTaken?: true; isUnanswered?: true }
export type FeedbackAnswer = MessageAnswer<FeedbackErrors>

const longestWait = 20_000
const usualPause = 60

export const postInBrowser: Post = (path, body, key) =>
  // The notification is sent even if the visitor leaves the page right after sending.
  postJson(`/api${path}`, body, { key, keepalive: path === callPaths.notification })

/** Sends JSON to the site. `key` is the idempotency key. */
export const postJson = (
  address: string,
  body: unknown,
  { key, keepalive = false }: { key?: string | undefined; keepalive?: boolean },
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
    signal: timeLimit(longestWait),
    keepalive,
  })

/** Sends a checked feedback. Never throws: failures are returned and logged. */
export const sendFeedback = (post: Post, feedback: SentFeedback, key: string): Promise<FeedbackAnswer> =>
  answerTo(() => post(callPaths.contactUs, feedback, key))

/** What became of a feedback, from the answer to it. */
export const answerTo = (ask: () => Promise<Response>): Promise<FeedbackAnswer> =>
  messageAnswer(ask, feedbackErrorsIn)

/** What became of a message of any kind. `errorsIn` takes the errors for which its form has texts. Never throws. */
export async function messageAnswer<Errors extends FieldErrors>(
  ask: () => Promise<Response>,
  errorsIn: (given: unknown) => Errors,
): Promise<MessageAnswer<Errors>> {
  try {
    const response = await ask()
    const answer = answerOf(response, await bodyOf(response), errorsIn)
    if (answer.state === 'failed')
      logFailure('Error sending feedback', { error: `status ${response.status}` })
    return answer
  } catch (error) {
    logFailure('Error sending feedback', { error: String(error) })
    return { state: 'failed', isUnanswered: true }
  }
}

/** The notification to the desk after a feedback. Its failure does not matter: the feedback is stored already. */
export async function notifyDesk(post: Post, name: string): Promise<void> {
  try {
    const response = await post(callPaths.notification, feedbackNotification(name))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    logFailure('Error sending the notification of a feedback', { error: String(error) })
  }
}

function answerOf<Errors extends FieldErrors>(
  { ok, status, headers }: Response,
  body: Record<string, unknown>,
  errorsIn: (given: unknown) => Errors,
): MessageAnswer<Errors> {
  const receipt = receiptIn(body)
  if (ok) return receipt ? { state: 'sent', ...receipt } : { state: 'failed' }
  if (status === 429) return { state: 'busy', seconds: secondsIn(headers.get('retry-after')) }
  const errors = status === 400 ? errorsIn(body.errors) : undefined
  if (errors && Object.keys(errors).length > 0) return { state: 'refused', errors }
  // The site answers 502 and 503 if a server is away; 500 comes from the server itself, for this message.
  return status === 500 || status === 400 ? { state: 'failed', isNotTaken: true } : { state: 'failed' }
}

/** Only an object can contain a receipt. */
async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

function secondsIn(header: string | null): number {
  const seconds = Number(header)
  return Number.isInteger(seconds) && seconds > 0 && seconds < 3600 ? seconds : usualPause
}

/** Only errors for which the form has texts. */
export function feedbackErrorsIn(given: unknown): FeedbackErrors {
  const errors: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const known = feedbackFields.filter((field) =>
    [
      `${field}Required`,
      `${field}TooLong`,
      ...(field === 'email' ? ['emailInvalid'] : []),
      ...(field === 'mobile' ? ['contactRequired'] : []),
    ].includes(String(errors[field])),
  )
  return Object.fromEntries(known.map((field) => [field, errors[field]]))
}
