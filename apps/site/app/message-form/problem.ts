import type { FeedbackErrors } from '@nagardwar/contract/browser'
import type { Receipt } from '../api/receipt.ts'

/** Why a message of any kind was not sent; what was written is still in the form. */
export type MessageProblem<Errors> =
  | { state: 'refused'; errors: Errors }
  | { state: 'busy'; seconds: number }
  | { state: 'failed'; isNotTaken?: true }
  /** The honeypot was filled in. */
  | { state: 'trapped' }
  /** It was sent faster than a person can write. */
  | { state: 'tooQuick' }

/** Why a feedback was not sent. */
export type Problem =
  | MessageProblem<FeedbackErrors>
  /** No network, and the device refuses to store it. */
  | { state: 'notKept' }

/** The notice above the form after sending. */
export type Notice = Problem | ({ state: 'sent' } & Receipt) | { state: 'kept' }

const statuses = {
  nearby: 200,
  removed: 200,
  files: 400,
  refused: 400,
  tooQuick: 400,
  trapped: 400,
  missing: 404,
  gone: 409,
  notOpen: 409,
  busy: 429,
  failed: 503,
  notKept: 503,
} as const

/** The status of the page with the form, for a message of any kind (the API's own statuses, contract.md). */
export const statusOf = ({ state }: { state: keyof typeof statuses }): number => statuses[state]
