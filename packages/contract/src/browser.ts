/** The part of the contract that a browser needs. Zod stays out of everything imported here; a test keeps it so. */

export { askedLanguage } from './asked-language.ts'
export { toAsciiDigits } from './digits.ts'
export { endpointPath, endpointUrl, listAtPath } from './endpoint-url.ts'
export {
  bodyLimit,
  type Feedback,
  type FeedbackErrors,
  type FeedbackField,
  type FieldErrors,
  feedbackFields,
  feedbackLimits,
  feedbackNotification,
  validateFeedback,
} from './feedback.ts'
export { fileUrl, normaliseFilePath } from './file-path.ts'
export { isLanguage, type Language, languages } from './language.ts'
export { normaliseLink } from './link.ts'
export { callPaths, type ListName, languageParameters, listNames, listPaths } from './list-paths.ts'
export type { Failure, Outcome } from './outcome.ts'
export type { FileFacts, LastChanged, Row, WireRow } from './row.ts'
export { toDomain, toDomainRow } from './to-domain.ts'
export { readYear } from './year.ts'
