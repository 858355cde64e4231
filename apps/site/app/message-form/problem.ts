import type { FeedbackErrors } from '@nagardwar/contract/browser'
import type { Receipt } from '../api/receipt.ts'

/** Why a feedback was not sent; the text is still in the form. */
export type Problem =
  | { state: 'refused'; errors: FeedbackErrors }
  | { state: 'busy'; seconds: number }
  | { state: 'failed'; isNotTaken?: true }
  /** The honeypot was filled in. */
  | { state: 'trapped' }
  /** It was sent faster than a person can write. */
  | { state: 'tooQuick' }
  /** No network, and the device refuses to store it. */
  | { state: 'notKept' }

/** The notice above the form after sending. */
export type Notice = Problem | ({ state: 'sent' } & Receipt) | { state: 'kept' }

/** The status of the page with the problem (the API's own statuses, contract.md). */
export const statusOf = ({ state }: Problem): number =>
  state === 'busy' ? 429 : state === 'failed' || state === 'notKept' ? 503 : 400
