import {
  type MailSubscription,
  mailChangeRequestSchema,
  mailLinkRequestSchema,
  mailSubscriptionRequestSchema,
} from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { ZodType } from 'zod'
import { readBody } from '../../api/body.ts'
import { Refusal } from '../../api/refusal.ts'
import { fresh } from '../../api/reply.ts'
import { wardKey } from '../../content/due-alerts/ward-key.ts'
import { publicRecords } from '../../content/public-records.ts'
import {
  askAddress,
  changeSubscription,
  confirmAddress,
  forgetAddresses,
  type Subscriber,
  subscriberOf,
} from '../../platform/database/mail-subscriptions.ts'
import { canSendMail } from '../../platform/mail/mail-server.ts'
import { say } from '../../platform/words/sentences.ts'

/** One error for each field; of several the first. */
function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const named = issues.filter(({ path }) => path[0] === 'email' || path[0] === 'topics')
  return Object.fromEntries(named.reverse().map(({ path, message }) => [String(path[0]), message]))
}

function checked<T>(schema: ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new Refusal(400, 'checkFields', { errors: errorsOf(read.error.issues) })
}

/**
 * The mail that asks goes to whomever a stranger names, so it has no word of the stranger's: a ward that the council does
 * not have counts as the whole town.
 */
async function knownWard(payload: Payload, asked: string): Promise<string> {
  const ward = wardKey(asked)
  const all = ward ? await publicRecords(payload, 'wards') : []
  return all.some(({ number }) => wardKey(number ?? '') === ward) ? ward : ''
}

/**
 * `POST /mail-subscription`: an address that wants mails gets one that asks it. The answer is the same whether or not
 * the address is known, and for a program that filled in the field which people do not see.
 */
export async function takeMailSubscription(payload: Payload, request: Request): Promise<Response> {
  if (!canSendMail(payload)) throw new Refusal(404, 'notFound')
  const said = checked(mailSubscriptionRequestSchema, await readBody(request))
  const asked = { ...said, ward: await knownWard(payload, said.ward) }
  if (!asked.website && !(await askAddress(payload, asked)))
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': '3600' } })
  return fresh({ message: say('mailAsked', request) })
}

async function subscriberIn(payload: Payload, body: unknown): Promise<Subscriber> {
  const link = mailLinkRequestSchema.safeParse(body)
  const found = link.success ? await subscriberOf(payload, link.data.secret) : undefined
  if (!found) throw new Refusal(404, 'notFound')
  return found
}

const answered = ({ state, topics, ward, language }: MailSubscription): Response =>
  fresh({ state, topics, ward, language } satisfies MailSubscription)

/** `POST /mail-subscription-state`: a secret in an address would stand in logs. */
export const answerMailSubscription = async (payload: Payload, request: Request): Promise<Response> =>
  answered(await subscriberIn(payload, await readBody(request)))

/** `POST /mail-confirmation`: a program that follows the links of a mail sends no such call. */
export async function confirmMailSubscription(payload: Payload, request: Request): Promise<Response> {
  const found = await subscriberIn(payload, await readBody(request))
  if (found.state !== 'unconfirmed') return answered(found)
  await confirmAddress(payload, found)
  return answered({ ...found, state: 'confirmed' })
}

/** `POST /mail-change`: what a confirmed subscription is about from now on. */
export async function changeMailSubscription(payload: Payload, request: Request): Promise<Response> {
  const body = await readBody(request)
  const found = await subscriberIn(payload, body)
  const said = checked(mailChangeRequestSchema, body)
  const change = { ...said, ward: await knownWard(payload, said.ward) }
  if (found.state !== 'confirmed') throw new Refusal(404, 'notFound')
  await changeSubscription(payload, found, change)
  return answered({ ...found, ...change })
}

/** `POST /mail-end`: forgets the address. A link that opens nothing is answered alike. */
export async function endMailSubscription(payload: Payload, request: Request): Promise<Response> {
  const link = checked(mailLinkRequestSchema, await readBody(request))
  const found = await subscriberOf(payload, link.secret)
  if (found) await forgetAddresses(payload, [found.id])
  return fresh({ message: say('mailEnded', request) })
}
