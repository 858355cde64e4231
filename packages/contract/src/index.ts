/** The whole contract, for servers. A browser imports its values from `./browser` instead, which has no Zod. */
export { archiveSchema } from './archive.ts'
export * from './browser.ts'
export {
  contactReplySchema,
  errorSchema,
  idempotencyKeySchema,
  notificationReplySchema,
  notificationRequestSchema,
  usefulRequestSchema,
  visitorCountSchema,
} from './calls.ts'
export { type Choice, type Option, optionsOf, optionWrittenAs } from './choice.ts'
export { bodyLabel, common as commonNames } from './common-names.ts'
export {
  answeredLanguage,
  asContract,
  compatibilities,
  compatibilityForm,
  compatibilityIn,
  type OlderClients,
  withoutLanguage,
} from './compatibility.ts'
export type { Endpoint } from './endpoints/endpoint.ts'
export { endpoints } from './endpoints.ts'
export { cleanFeedbackText, feedbackDoubt, feedbackError } from './feedback.ts'
export { additionError, cleanAddition } from './feedback-addition.ts'
export {
  feedbackAdditionRequestSchema,
  feedbackSecretSchema,
  feedbackStatusRequestSchema,
  feedbackStatusSchema,
} from './feedback-status.ts'
export type { Field, FieldKind, Fields } from './field.ts'
export { lists } from './generated/lists.ts'
export { listAnswer } from './list-answer.ts'
export {
  type MailChangeRequest,
  type MailSubscriptionRequest,
  mailChangeRequestSchema,
  mailLinkRequestSchema,
  mailSecretSchema,
  mailSubscriptionRequestSchema,
  mailSubscriptionSchema,
} from './mail-subscriptions.ts'
export { mailTopicNames } from './mail-topics.ts'
export { fewestMessages, messageFiguresSchema } from './message-figures.ts'
export { misconductOfficerSchema } from './misconduct.ts'
export {
  type NoticeAnswer,
  type NoticeReply,
  type Stance,
  stances,
  validateNoticeAnswer,
} from './notice-answer.ts'
export {
  listsWithOldVersions,
  type OldVersion,
  type OldVersions,
  oldVersionSchema,
  oldVersionsSchema,
} from './old-versions.ts'
export { inOneLine, withoutTurns } from './one-line.ts'
export {
  type LinkPurpose,
  type Opening,
  openingSchema,
  previewScheme,
  purposeOf,
  signedLinkReplySchema,
  signedLinkRequestSchema,
} from './opening.ts'
export { longestPagePath } from './page-path.ts'
export { place } from './place-fields.ts'
export { type PushSubscriptionRequest, pushEndRequestSchema, pushSubscriptionRequestSchema } from './push.ts'
export { type PushMessage, pushPaths } from './push-paths.ts'
export { isTooLongToRead, rawLength } from './raw-length.ts'
export { bodySchema } from './reader/body/schema.ts'
export { emailPattern } from './reader/contact-address.ts'
export { dateFrom } from './reader/date.ts'
export { type EveryRow, readEveryRow } from './reader/read-every-row.ts'
export { readList } from './reader/read-list.ts'
export { mostCounts, type ReaderCounts, readerCountsRequestSchema } from './reader-counts.ts'
export { isReportPhotograph } from './report-photograph.ts'
export { type ResidentFile, residentFileSchema, residentFilesSchema } from './resident-file.ts'
export { sentAnswer, sentSchema } from './sent-answer.ts'
export { serverCallPaths } from './server-call-paths.ts'
export { transparencySchema } from './transparency.ts'
export { uniqueAddresses } from './unique-addresses.ts'
export { wireNameOf } from './wire-name.ts'
