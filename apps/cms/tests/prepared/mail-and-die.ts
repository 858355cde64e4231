// A desk of its own that is killed while it mails to subscribers: `claimed` when it has taken the mails for itself and
// not begun to send them, `taken` when the mail server has the first one and the database does not know.
import { getPayload } from 'payload'
import { announceMails } from '../../src/features/mail-subscriptions/announce.ts'
import { sendMails } from '../../src/features/mail-subscriptions/send.ts'
import config from '../../src/payload.config.ts'
import { claimMails } from '../../src/platform/database/mail-deliveries.ts'

const when = process.argv[2]
const payload = await getPayload({ config })
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('This desk is dead')
}
await announceMails(payload)
if (when === 'claimed') {
  await claimMails(payload, 100)
  die()
}
const send = payload.sendEmail.bind(payload)
payload.sendEmail = async (message) => {
  await send(message)
  return die()
}
await sendMails(payload, 1)
process.exit(0)
