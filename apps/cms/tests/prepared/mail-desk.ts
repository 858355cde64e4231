// A desk that mails to subscribers until it is killed, for `npm run bench`. It says every second what it uses.
import { getPayload } from 'payload'
import { keepSendingMails } from '../../src/features/mail-subscriptions/keep-sending.ts'
import config from '../../src/payload.config.ts'

const payload = await getPayload({ config })
keepSendingMails(payload)
const say = (): void => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage().rss, processor: (user + system) / 1e6 })
}
say()
// The tasks of a desk do not keep its process alive.
setInterval(say, 1000)
