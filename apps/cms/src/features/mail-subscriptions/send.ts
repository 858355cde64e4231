import type { Payload } from 'payload'
import {
  batchesOf,
  claimMails,
  giveBackMails,
  giveUpBrokenOffMails,
  type MailDelivery,
  moveMail,
} from '../../platform/database/mail-deliveries.ts'
import {
  mailSecretOf,
  noteArrived,
  noteRefused,
  ownBatch,
  renewLink,
  type Subscriber,
  subscribersOf,
} from '../../platform/database/mail-subscriptions.ts'
import { hashOf, linkSecret } from '../../platform/link-secret.ts'
import { canSendMail, mailServer } from '../../platform/mail/mail-server.ts'
import { type MailError, outcomeOf } from '../../platform/mail/outcome.ts'
import { dueBatches, isOpen } from './announce.ts'
import { alertLetter } from './letters/alert.ts'
import { digestLetter } from './letters/digest.ts'
import { type Council, councilOf, type Letter, mailTo } from './letters/letter.ts'
import { ownLetter } from './letters/own.ts'
import { newsOfDay } from './news-of-day.ts'

const mostAttempts = 8
/** So many connections to the mail server at once. */
const mostAtOnce = 10
const minute = 60_000
/** So long a mail server that is not there is left alone. */
const rest = 30_000

const later = (attempts: number): Date => new Date(Date.now() + Math.min(60, 2 ** attempts) * minute)

/** What a batch says to one reader; nothing where it is over, was withdrawn or has nothing for this one. */
type Says = (subscriber: Subscriber) => Letter | undefined

/** What the claimed batches say at this moment: an alert may have ended, a tender may have been withdrawn. */
async function saidNow(
  payload: Payload,
  claimed: readonly MailDelivery[],
  council: Council,
): Promise<Map<number, Says>> {
  const now = new Date()
  const says = new Map<number, Says>([[ownBatch, (subscriber) => ownLetter(subscriber, council, payload)]])
  const batches = await batchesOf(
    payload,
    claimed.map(({ batch }) => batch),
  )
  const current = batches.filter(({ endsAt }) => endsAt > now.toISOString())
  const due = current.some(({ kind }) => kind === 'alert') ? await dueBatches(payload, now) : new Map()
  for (const { id, kind, version } of current) {
    const alert = due.get(id)
    if (alert) says.set(id, (subscriber) => alertLetter(alert, subscriber, payload))
    if (kind !== 'digest') continue
    const news = await newsOfDay(payload, id, version)
    says.set(id, (subscriber) => digestLetter({ day: version, news }, subscriber, council, payload))
  }
  return says
}

const domainOf = (payload: Payload): string =>
  mailServer
    .of(payload)
    .mailFrom.split('@')[1]
    ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost'

/** The same for each attempt, so that a server can tell the same mail; a number would say how many subscribe. */
const messageIdOf = ({ batch, subscription, id }: MailDelivery, payload: Payload): string =>
  `<${linkSecret('ids of mails', `${batch} ${subscription} ${id}`, payload)}@${domainOf(payload)}>`

/** 5.1: there is no such address (RFC 3463). Without such a code 550, 551 and 553 say so, for a recipient. */
function isNoAddress({ command, responseCode }: MailError, said: string): boolean {
  if (command !== 'RCPT TO') return false
  const [, code] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(said) ?? []
  return code === undefined ? [550, 551, 553].includes(responseCode ?? 0) : code === '1'
}

/** 5.7: the receiving server trusts ours not. That says nothing about the address. */
const isDistrust = (said: string): boolean => /\b5\.7\.\d{1,3}\b/.test(said)

type Attempt = 'done' | 'no-server'

/** Neither an address nor a word of the mail stands in the log. */
async function settle(
  payload: Payload,
  delivery: MailDelivery,
  subscriber: Subscriber,
  error: unknown,
): Promise<Attempt> {
  const trouble = error as MailError & { response?: unknown }
  const { code, command, responseCode } = trouble
  const said = typeof trouble.response === 'string' ? trouble.response.slice(0, 500) : ''
  // Where the sender is refused, the setting of the council is wrong, and not the address.
  const isOurs = command === 'MAIL FROM'
  const outcome = isOurs ? 'waiting' : outcomeOf(error)
  const isOver = outcome === 'waiting' && delivery.attempts >= mostAttempts
  payload.logger.warn({
    msg: 'A mail to a subscriber was not sent',
    mail: delivery.id,
    code,
    responseCode,
    outcome,
  })
  await moveMail(payload, delivery, ['sending', isOver ? 'refused' : outcome], later(delivery.attempts))
  if (outcome === 'refused' && !isDistrust(said))
    await noteRefused(payload, subscriber, isNoAddress(trouble, said))
  return outcome === 'waiting' && responseCode === undefined ? 'no-server' : 'done'
}

async function sendOne(
  payload: Payload,
  delivery: MailDelivery,
  {
    subscriber,
    says,
    council,
  }: { subscriber: Subscriber | undefined; says: Says | undefined; council: Council },
): Promise<Attempt> {
  const letter = subscriber?.email ? says?.(subscriber) : undefined
  if (!subscriber || !letter) {
    await moveMail(payload, delivery, ['claimed', 'refused'])
    return 'done'
  }
  if (subscriber.linkHash !== hashOf(mailSecretOf(subscriber.nonce, payload)))
    await renewLink(payload, subscriber)
  if (!(await moveMail(payload, delivery, ['claimed', 'sending']))) return 'done'
  try {
    const mail = mailTo(subscriber, letter, council, payload)
    await payload.sendEmail({ ...mail, messageId: messageIdOf(delivery, payload) })
  } catch (error) {
    return settle(payload, delivery, subscriber, error)
  }
  await moveMail(payload, delivery, ['sending', 'sent'])
  await noteArrived(payload, subscriber)
  return 'done'
}

/** Sends so many of what waits, several at once. Returns how many were taken. Several processes may do so at once. */
export async function sendMails(payload: Payload, most: number): Promise<number> {
  if (!canSendMail(payload) || !(await isOpen(payload, new Date()))) return 0
  await giveUpBrokenOffMails(payload)
  const claimed = await claimMails(payload, most)
  if (claimed.length === 0) return 0
  const council = await councilOf(payload)
  const says = await saidNow(payload, claimed, council)
  const subscribers = await subscribersOf(
    payload,
    claimed.map(({ subscription }) => subscription),
  )
  const waiting = [...claimed]
  const untried: MailDelivery[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const subscriber = subscribers.get(next.subscription)
      const attempt = await sendOne(payload, next, { subscriber, says: says.get(next.batch), council })
      if (attempt === 'no-server') untried.push(...waiting.splice(0))
    }
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  await giveBackMails(payload, untried, new Date(Date.now() + rest))
  return claimed.length
}
