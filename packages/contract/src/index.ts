/** The whole contract, for servers. A browser imports its values from `./browser` instead, which has no Zod. */
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
export { type Endpoint, endpoints } from './endpoints.ts'
export type { Field, FieldKind, Fields } from './field.ts'
export { lists } from './generated/lists.ts'
export { listAnswer } from './list-answer.ts'
export { inOneLine, withoutTurns } from './one-line.ts'
export { emailPattern } from './reader/contact-address.ts'
export { dateFrom } from './reader/date.ts'
export { type EveryRow, readEveryRow } from './reader/read-every-row.ts'
export { readList } from './reader/read-list.ts'
export { wireNameOf } from './wire-name.ts'
