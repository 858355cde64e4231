import type { Language, MailSubscription, MailTopic } from '@nagardwar/contract/browser'

/** What a resident wants to be told, and in which language. */
export type Wanted = { topics: readonly MailTopic[]; ward: string; language: Language }

/** Why an address was not taken, or a choice not stored. */
export type MailProblem = 'emailInvalid' | 'topicsRequired' | 'trapped' | 'busy' | 'failed'

/** The status of a page whose form was not taken. */
export const statusOfProblem = {
  emailInvalid: 400,
  topicsRequired: 400,
  trapped: 400,
  busy: 429,
  failed: 503,
} as const satisfies Record<MailProblem, number>

/** What the link of a mail opens now. `retryAfter` is in seconds. */
export type OpenedMail =
  | { kind: 'found'; subscription: MailSubscription }
  | { kind: 'missing' }
  | { kind: 'away' }
  | { kind: 'tooMany'; retryAfter: string }

/** The mails of residents, as one client asks for them. Each step is undefined where it was done. */
export type Mails = {
  ask(email: string, wanted: Wanted): Promise<MailProblem | undefined>
  open(secret: string): Promise<OpenedMail>
  confirm(secret: string): Promise<MailProblem | undefined>
  change(secret: string, wanted: Wanted): Promise<MailProblem | undefined>
  end(secret: string): Promise<MailProblem | undefined>
}
