import type { FeedbackStatus } from '@nagardwar/contract/browser'

/** What a private link opens now. */
export type Opened =
  | { kind: 'found'; status: FeedbackStatus }
  | { kind: 'missing' }
  | { kind: 'away' }
  /** `retryAfter` is in seconds. */
  | { kind: 'tooMany'; retryAfter: string }

/** Why a text was not added. */
export type Problem = 'additionRequired' | 'additionTooLong' | 'failed' | 'busy' | 'tooLate'

/** The messages behind private links, as one client asks for them. */
export type PrivateMessages = {
  open(secret: string): Promise<Opened>
  /** Undefined where the text was added. */
  add(secret: string, text: string): Promise<Problem | undefined>
}
