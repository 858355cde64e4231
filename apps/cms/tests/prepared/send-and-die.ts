// A desk of its own that is killed while it mails an answer: `claimed` when it has taken the mail for itself and not
// begun to send it, `taken` when the mail server has it and the database does not know.
import { getPayload } from 'payload'
import { sendAnswers } from '../../src/features/feedback/mail/send.ts'
import config from '../../src/payload.config.ts'

const when = process.argv[2]
const payload = await getPayload({ config })
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('This desk is dead')
}
if (when === 'claimed') {
  const find = payload.find.bind(payload)
  payload.find = ((args: Parameters<typeof find>[0]) =>
    args.collection === 'feedback-entries' ? die() : find(args)) as typeof payload.find
}
const send = payload.sendEmail.bind(payload)
payload.sendEmail = async (message) => {
  await send(message)
  return die()
}
await sendAnswers(payload)
process.exit(0)
