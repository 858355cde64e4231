import type { Payload } from 'payload'
import {
  type ClaimedMail,
  claimNext,
  giveUpBrokenOff,
  moveOn,
  queueAnswers,
} from '../../../platform/database/feedback-mails.ts'
import { whileOpen } from '../../../platform/database/while-open.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { type MailError, outcomeOf } from '../../../platform/mail/outcome.ts'
import type { Entry } from '../entries/entries.ts'
import type { StoredFeedback } from '../status/find.ts'
import { letterFor } from './letter.ts'

const mostAttempts = 8
const minute = 60_000

const later = (attempts: number): Date => new Date(Date.now() + Math.min(60, 2 ** attempts) * minute)

async function rowsFor(payload: Payload, entry: number): Promise<[StoredFeedback, Entry] | undefined> {
  const [answer] = (
    await payload.find({
      collection: 'feedback-entries',
      where: { id: { equals: entry } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
  if (!answer) return undefined
  const [feedback] = (
    await payload.find({
      collection: 'feedback',
      where: { id: { equals: answer.feedback } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
  return feedback && [feedback, answer]
}

/** Neither an address nor a word of the mail stands in the log. */
async function sendOne(payload: Payload, mail: ClaimedMail): Promise<void> {
  const rows = await rowsFor(payload, mail.entry)
  if (!rows) {
    await moveOn(payload, mail, ['claimed', 'refused'])
    return
  }
  const letter = await letterFor(payload, ...rows)
  if (!(await moveOn(payload, mail, ['claimed', 'sending']))) return
  try {
    await payload.sendEmail({ ...letter, messageId: mail.messageId })
  } catch (error) {
    const outcome = outcomeOf(error)
    const isOver = outcome === 'waiting' && mail.attempts >= mostAttempts
    const { code, responseCode } = error as MailError
    payload.logger.warn({
      msg: 'A mail with an answer was not sent',
      mail: mail.id,
      code,
      responseCode,
      outcome,
    })
    await moveOn(payload, mail, ['sending', isOver ? 'refused' : outcome], later(mail.attempts))
    return
  }
  await moveOn(payload, mail, ['sending', 'sent'])
}

/** Sends what waits, one after the other. Several processes may do so at once. */
export async function sendAnswers(payload: Payload): Promise<void> {
  if (!canSendMail(payload)) return
  await giveUpBrokenOff(payload)
  await queueAnswers(payload)
  for (let mail = await claimNext(payload); mail; mail = await claimNext(payload))
    await sendOne(payload, mail)
}

const pause = 5000

/** Looks every few seconds whether an answer waits to be mailed. */
export function keepSendingAnswers(payload: Payload): void {
  const look = whileOpen(payload, { every: pause, failure: 'Answers could not be mailed' }, () =>
    sendAnswers(payload),
  )
  void look()
}
