import type { FeedbackErrors } from '@nagardwar/contract/browser'
import { feedbackErrorsIn, type MessageAnswer, messageAnswer, postJson } from '../api/feedback.ts'
import { sealedFeedbackPath } from './sealing.ts'

/** `files`: the server no longer has the photographs of this report. */
export type SealedErrors = FeedbackErrors & { files?: 'filesGone' }

export type SealedAnswer = MessageAnswer<SealedErrors>

const errorsIn = (given: unknown): SealedErrors => ({
  ...feedbackErrorsIn(given),
  ...((given as { files?: unknown } | undefined)?.files === 'filesGone' ? { files: 'filesGone' } : {}),
})

/**
 * Hands a message over that only the council can read, or a report with the tokens of its photographs. The site opens it,
 * sends it on and notifies the desk; its answer has no private link, for whoever holds the device is not always who wrote.
 * Never throws.
 */
export const sendSealed = (
  sealed: string,
  key: string,
  photographs: readonly string[] = [],
): Promise<SealedAnswer> =>
  messageAnswer(
    () =>
      postJson(sealedFeedbackPath, { sealed, ...(photographs.length > 0 ? { photographs } : {}) }, { key }),
    errorsIn,
  )
