import type { FeedbackErrors } from '@nagardwar/contract/browser'

/** Why a feedback was not sent; the text is still in the form. */
export type Problem =
  | { state: 'refused'; errors: FeedbackErrors }
  /** The number cannot be one; whoever sends it again means it. */
  | { state: 'doubtful'; mobile: string }
  | { state: 'busy'; seconds: number }
  | { state: 'failed'; isNotTaken?: true }
  /** The field that people do not see was filled in. */
  | { state: 'trapped' }
  /** It came sooner than a person writes. */
  | { state: 'tooQuick' }
  /** Without a network, and the device refuses to keep it. */
  | { state: 'notKept' }

/** What stands above the form after it was sent, or not. */
export type Notice = Problem | { state: 'sent'; reference: string } | { state: 'kept' }

/** The status of the page that says it (the API's own statuses, contract.md). */
export const statusOf = ({ state }: Problem): number =>
  state === 'busy' ? 429 : state === 'failed' || state === 'notKept' ? 503 : 400
