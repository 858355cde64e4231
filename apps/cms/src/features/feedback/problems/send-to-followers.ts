import type { Payload } from 'payload'
import {
  claimFollowerMail,
  endFollowerMail,
  type FollowerMail,
  putOffFollowerMail,
} from '../../../platform/database/report-follower-mails.ts'
import { whileOpen } from '../../../platform/database/while-open.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { outcomeOf } from '../../../platform/mail/outcome.ts'
import { followerLetter } from './follower-letter.ts'

const mostAttempts = 8
const pause = 10_000
const minute = 60_000

/** Neither an address nor a word of the mail stands in the log. */
async function sendOne(payload: Payload, mail: FollowerMail): Promise<void> {
  try {
    await payload.sendEmail(await followerLetter(payload, mail))
  } catch (error) {
    const outcome = outcomeOf(error)
    payload.logger.warn({ msg: 'A mail to a follower of a report was not sent', mail: mail.id, outcome })
    if (outcome === 'waiting' && mail.attempts < mostAttempts)
      return putOffFollowerMail(
        payload,
        mail,
        new Date(Date.now() + Math.min(60, 2 ** mail.attempts) * minute),
      )
    return endFollowerMail(payload, mail, 'refused')
  }
  await endFollowerMail(payload, mail, 'sent')
}

/** Tells those who followed a report that it is done, one after the other. */
export async function tellFollowers(payload: Payload): Promise<void> {
  if (!canSendMail(payload)) return
  for (let mail = await claimFollowerMail(payload); mail; mail = await claimFollowerMail(payload))
    await sendOne(payload, mail)
}

/** Looks every few seconds whether a report is done. */
export function keepTellingFollowers(payload: Payload): void {
  const look = whileOpen(payload, { every: pause, failure: 'Followers of reports could not be told' }, () =>
    tellFollowers(payload),
  )
  void look()
}
