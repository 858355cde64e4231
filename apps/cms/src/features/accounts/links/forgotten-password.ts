import { createRateLimit } from '@nagardwar/http/rate-limit'
import { addDataAndFileToRequest, Forbidden, type Payload, type PayloadHandler } from 'payload'
import { mailStaff } from '../../../content/staff-mail/staff-mail.ts'
import { readRecord } from '../../../platform/database/records.ts'
import { forgottenPassword as letter } from '../../../platform/mail/letters.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { lasts, newPasswordToken, pathOfLink } from './password-link.ts'

const mailsPerMinute = 2
const limit = createRateLimit(mailsPerMinute)

async function sendLink(payload: Payload, given: unknown): Promise<void> {
  if (typeof given !== 'string') return
  const email = given.trim().toLowerCase()
  const where = { email: { equals: email } }
  const account = await readRecord<{ id: number }>(payload, { collection: 'users', where })
  if (!account || !(await limit(String(account.id))).isAllowed) return
  const token = await newPasswordToken(payload, email, lasts.forgotten)
  if (token) await mailStaff(payload, { id: { equals: account.id } }, letter({ path: pathOfLink(token) }))
}

/**
 * Sends a link by mail, if there is a mail server and such an account. The answer comes before the work and is always
 * the same: it tells nobody which accounts there are, by no word and by no time.
 */
export const mailPasswordLink: PayloadHandler = async (req) => {
  if (!canSendMail(req.payload)) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const { email } = (req.data ?? {}) as { email?: unknown }
  void sendLink(req.payload, email).catch((error: unknown) =>
    req.payload.logger.error({ err: error, msg: 'The link for a forgotten password was not made' }),
  )
  return Response.json({ message: req.t('general:success') })
}
