import { answerTo, type FeedbackAnswer, postJson } from '../api/feedback.ts'
import { sealedFeedbackPath } from './sealing.ts'

/**
 * Hands a feedback over that only the council can read. The site opens it, sends it on and notifies the desk; its answer
 * has no private link, for whoever holds the device is not always who wrote. Never throws.
 */
export const sendSealed = (sealed: string, key: string): Promise<FeedbackAnswer> =>
  answerTo(() => postJson(sealedFeedbackPath, { sealed }, { key }))
