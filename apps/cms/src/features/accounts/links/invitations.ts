import { randomBytes } from 'node:crypto'
import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { type Role, roles } from '../../../content/access/role.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { mailStaff } from '../../../content/staff-mail/staff-mail.ts'
import { refuse } from '../../../payload/refusals/refuse.ts'
import { readRecord } from '../../../platform/database/records.ts'
import { invitation } from '../../../platform/mail/letters.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import type { Words } from '../../../platform/words/words.ts'
import { isOwnPassword } from '../ask-password-again.ts'
import { addressOfLink, lasts, newPasswordToken, pathOfLink } from './password-link.ts'

type Account = { id: number; name: string; email: string }
type Sent = { name?: unknown; email?: unknown; role?: unknown; currentPassword?: unknown }

const words = {
  role: { en: 'Please choose a role.', mr: 'कृपया भूमिका निवडा.' },
  wrongPassword: { en: 'Your own password is wrong.', mr: 'आपला स्वतःचा पासवर्ड चुकीचा आहे.' },
} satisfies Record<string, Words>

const noted = {
  invited: { en: 'Invited by link', mr: 'दुव्याद्वारे निमंत्रण दिले' },
  link: { en: 'Link for a new password made', mr: 'नव्या पासवर्डसाठी दुवा तयार केला' },
} satisfies Record<string, Words>

/** Makes an account whose password nobody knows, and a link that sets one, once, within a week. */
export async function inviteAccount(
  person: { name: string; email: string; role: Role },
  req: PayloadRequest,
): Promise<{ account: Account; token: string }> {
  const password = randomBytes(32).toString('base64url')
  const data = { ...person, password }
  const account = await req.payload.create({
    collection: 'users',
    data,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const token = (await newPasswordToken(req.payload, person.email, lasts.invited, req)) ?? ''
  return { account, token }
}

/** The link is in this answer alone: whoever loses it makes another one, which ends it. */
async function answer(token: string, account: Account, lasting: number, req: PayloadRequest) {
  const isMailed = canSendMail(req.payload)
  if (isMailed)
    void mailStaff(req.payload, { id: { equals: account.id } }, invitation({ path: pathOfLink(token) }))
  const until = new Date(Date.now() + lasting).toISOString()
  return Response.json(
    { link: addressOfLink(token, req.payload), until, isMailed },
    { headers: { 'cache-control': 'no-store' } },
  )
}

const note = (account: Account, changes: Words, req: PayloadRequest): Promise<void> =>
  noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: { en: 'Account', mr: 'खाते' },
    record: account.id,
    name: { en: account.name, mr: account.name },
    changes,
  })

async function sentBy(req: PayloadRequest): Promise<Sent> {
  if (!admins({ req })) throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  return (req.data ?? {}) as Sent
}

const isRole = (role: unknown): role is Role => roles.some((each) => each === role)

const invite: PayloadHandler = async (req) => {
  const { name, email, role } = await sentBy(req)
  if (!isRole(role)) throw refuse(words.role, req)
  const person = { name: String(name ?? ''), email: String(email ?? ''), role }
  const { account, token } = await inviteAccount(person, req)
  await note(account, noted.invited, req)
  return answer(token, account, lasts.invited, req)
}

/** For somebody who has forgotten the password, or lost the invitation: one's own password is asked for it. */
const renew: PayloadHandler = async (req) => {
  const { currentPassword } = await sentBy(req)
  const id = Number(req.routeParams?.id)
  const where = { id: { equals: id } }
  const account = await readRecord<Account>(req.payload, { collection: 'users', where, req })
  if (!account) throw new NotFound(req.t)
  if (!(await isOwnPassword(currentPassword, req))) throw refuse(words.wrongPassword, req)
  const token = (await newPasswordToken(req.payload, account.email, lasts.renewed, req)) ?? ''
  await note(account, noted.link, req)
  return answer(token, account, lasts.renewed, req)
}

export const invitationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/invitations', method: 'post', handler: invite },
  { path: '/:id/invitation', method: 'post', handler: renew },
]
