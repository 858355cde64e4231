/** The part of the contract for browsers. Nothing imported here imports Zod; a test checks it. */

export type { Archive } from './archive.ts'
export { askedLanguage } from './asked-language.ts'
export { withoutAtEnd, withoutAtEnds } from './at-ends.ts'
export { callPaths } from './call-paths.ts'
export { type CouncilWord, councilWordOf, councilWords, inWordsOf } from './council-kind.ts'
export { isDepartmentNamed, isGeneralAdmin } from './department-name.ts'
export { toAsciiDigits, toMarathiDigits } from './digits.ts'
export { endpointPath, endpointUrl, listAtPath } from './endpoint-url.ts'
export {
  bodyLimit,
  type Feedback,
  type FeedbackContact,
  type FeedbackDoubt,
  type FeedbackErrors,
  type FieldErrors,
  feedbackNotification,
  quickestSeconds,
  type SentFeedback,
  validateFeedback,
} from './feedback.ts'
export { additionLimit } from './feedback-addition.ts'
export { type FeedbackField, feedbackFields, feedbackLimits } from './feedback-limits.ts'
export { knownNotice, type NoticeVersion, noticeVersion } from './feedback-notice.ts'
export type { FeedbackStatus } from './feedback-status.ts'
export { fileUrl, normaliseFilePath } from './file-path.ts'
export { isLanguage, type Language, languages, type Names } from './language.ts'
export { normaliseLink } from './link.ts'
export { type ListName, languageParameters, listNames, listPaths } from './list-paths.ts'
export type { MailSubscription } from './mail-subscriptions.ts'
export { type MailTopic, mailTopics } from './mail-topics.ts'
export type { MessageFigures } from './message-figures.ts'
export type { MisconductOfficer } from './misconduct.ts'
export { validateMisconduct } from './misconduct-report.ts'
export { withNoBreaks } from './no-break.ts'
export { type AskedByNotice, validateNoticeAnswer } from './notice-answer.ts'
export { withBreaksAs } from './one-line.ts'
export { readOpeningHours } from './opening-hours.ts'
export type { Failure, Outcome } from './outcome.ts'
export { pageOfListPath } from './page-of-list.ts'
export { type Position, readPosition, writePosition } from './position.ts'
export {
  type Proposal,
  type ProposalErrors,
  proposalFields,
  proposalLimits,
  validateProposal,
} from './proposal.ts'
export { type PushMessage, pushPaths } from './push-paths.ts'
export type { Block, Body, Cell, Item, List, Run } from './reader/body/body.ts'
export { bodyOfText, bodyText, isPlainBody } from './reader/body/text.ts'
export { linkFrom } from './reader/contact-address.ts'
export {
  followersEmail,
  type Report,
  type ReportError,
  validateReport,
} from './report.ts'
export { reportLimits } from './report-limits.ts'
export { reportPaths } from './report-paths.ts'
export {
  type ResidentFileError,
  residentFileErrors,
  residentFileLimits,
} from './resident-file-limits.ts'
export { romanise } from './romanise.ts'
export type { FileFacts, InOtherLanguage, LastChanged, Row, WireRow } from './row.ts'
export { slugOf } from './slug.ts'
export { canBeDialled, internationalNumber } from './telephone.ts'
export { toDomain, toDomainRow } from './to-domain.ts'
export type { Transparency } from './transparency.ts'
export { noonOf, typedDay, typedDayAndTime } from './typed-day.ts'
export { typedTime } from './typed-time.ts'
export { wardNumber } from './ward-number.ts'
export { readYear } from './year.ts'
