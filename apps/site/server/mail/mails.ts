import { mailSecretSchema, mailSubscriptionSchema, serverCallPaths } from '@nagardwar/contract'
import type { MailProblem, Mails, OpenedMail } from '../../app/mail-calls/mails.ts'

type Send = (path: string, body: object) => Promise<Response>

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** Servers that know nothing of mails answer 404, 405 or a page of HTML. */
const isUnknown = ({ status }: Response): boolean => [400, 404, 405, 410, 501].includes(status)

const isSecret = (secret: string): boolean => mailSecretSchema.safeParse(secret).success

async function problemIn(response: Response): Promise<MailProblem | undefined> {
  if (response.ok) return undefined
  if (response.status === 429) return 'busy'
  const { errors } = ((await bodyOf(response)) ?? {}) as { errors?: { email?: string; topics?: string } }
  if (errors?.email) return 'emailInvalid'
  return errors?.topics ? 'topicsRequired' : 'failed'
}

/** What residents ask about mails. A secret goes in the body of a call: addresses stand in logs. */
export function createMails(send: Send): Mails {
  const step = async (path: string, secret: string, rest: object = {}): Promise<MailProblem | undefined> =>
    isSecret(secret) ? problemIn(await send(path, { secret, ...rest })) : 'failed'
  return {
    ask: async (email, wanted) =>
      problemIn(await send(serverCallPaths.mailSubscription, { email, ...wanted })),

    async open(secret): Promise<OpenedMail> {
      if (!isSecret(secret)) return { kind: 'missing' }
      const response = await send(serverCallPaths.mailSubscriptionState, { secret })
      if (response.status === 429)
        return { kind: 'tooMany', retryAfter: response.headers.get('retry-after') ?? '60' }
      if (isUnknown(response)) return { kind: 'missing' }
      const read = mailSubscriptionSchema.safeParse(response.ok ? await bodyOf(response) : undefined)
      return read.success ? { kind: 'found', subscription: read.data } : { kind: 'away' }
    },

    confirm: (secret) => step(serverCallPaths.mailConfirmation, secret),
    // By name: a call with anything more, such as the form's own fields, is refused.
    change: (secret, { topics, ward, language }) =>
      step(serverCallPaths.mailChange, secret, { topics, ward, language }),
    end: (secret) => step(serverCallPaths.mailEnd, secret),
  }
}
