import type { Payload } from 'payload'
import { eraseOldMails } from '../../platform/database/mail-deliveries.ts'
import { eraseOldAddresses } from '../../platform/database/mail-subscriptions.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { announceMails } from './announce.ts'
import { mailRate } from './rate.ts'
import { sendMails } from './send.ts'

const second = 1000
const look = 5 * second
const hour = 60 * 60 * second
/** A desk that is stopped finishes what it has taken, so it never takes more. */
const mostInTurn = 200
/** What was not sent in a while is not made up for: a mail server counts by the minute. */
const longestGap = 3 * second

/** Looks every few seconds whether there is something to tell, and sends each second what the rate allows. */
export function keepSendingMails(payload: Payload): void {
  const rate = mailRate.of(payload)
  let allowed = 1
  let last = performance.now()
  whileOpen(payload, { every: look, failure: 'News could not be announced by mail' }, () =>
    announceMails(payload),
  )
  whileOpen(payload, { every: second, failure: 'Mails to subscribers could not be sent' }, async () => {
    const now = performance.now()
    allowed += (Math.min(now - last, longestGap) * rate) / 60_000
    last = now
    const most = Math.min(Math.floor(allowed), mostInTurn)
    if (most < 1) return
    const taken = await sendMails(payload, most)
    // What is left over is not kept.
    allowed = taken < most ? 1 : Math.min(allowed, mostInTurn) - taken
  })
  const erase = whileOpen(
    payload,
    { every: hour, failure: 'Old addresses could not be erased' },
    async () => {
      await eraseOldAddresses(payload)
      await eraseOldMails(payload)
    },
  )
  void erase()
}
