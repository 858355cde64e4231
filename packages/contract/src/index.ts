/** The whole contract, for servers. A browser imports its values from `./browser` instead, which has no Zod. */
export * from './browser.ts'
export {
  type ContactReply,
  type ContactRequest,
  contactReplySchema,
  contactRequestSchema,
  type ErrorReply,
  errorSchema,
  idempotencyKeySchema,
  type NotificationReply,
  type NotificationRequest,
  notificationReplySchema,
  notificationRequestSchema,
  type UsefulRequest,
  usefulReplySchema,
  usefulRequestSchema,
  type VisitorCount,
  visitorCountSchema,
} from './calls.ts'
export { ApiError, Invalid, NotFound, Unavailable } from './client/api-error.ts'
export { type Client, type ClientOptions, createClient } from './client/create-client.ts'
export { outcomeOf } from './client/outcome-of.ts'
export { answerSchema, type CallName, type Endpoint, type EndpointName, endpoints } from './endpoints.ts'
export type { Log } from './log.ts'
export { readList } from './reader/read-list.ts'
export type * from './rows/index.ts'
export { type ListRow, rowSchemas } from './rows/index.ts'
