import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { newSecret, shown } from '../../../content/second-factor/codes.ts'
import {
  beginFactor,
  confirmFactor,
  factorOf,
  isRightCode,
  removeFactor,
  renewCodes,
} from '../../../content/second-factor/stored-factor.ts'
import { notes, words } from '../../../content/second-factor/words.ts'
import { mailStaff } from '../../../content/staff-mail/staff-mail.ts'
import { refuse } from '../../../payload/refusals/refuse.ts'
import { readRecord } from '../../../platform/database/records.ts'
import { endSessionsBut, sessionsOf } from '../../../platform/database/session-rows.ts'
import { secondStepTaken } from '../../../platform/mail/letters.ts'
import type { Words } from '../../../platform/words/words.ts'
import { isOwnPassword } from '../ask-password-again.ts'

type Account = { id: number; name: string; email: string }
type Sent = { currentPassword?: unknown; code?: unknown }

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })

const sentIn = async (req: PayloadRequest): Promise<Sent> => {
  await addDataAndFileToRequest(req)
  return (req.data ?? {}) as Sent
}

async function accountOf(req: PayloadRequest): Promise<Account> {
  if (!req.user) throw new APIError(req.t('error:unauthorized'), 401, null, true)
  const id = Number(req.routeParams?.id)
  if (id !== req.user.id && !admins({ req })) throw new Forbidden(req.t)
  const where = { id: { equals: id } }
  const account = await readRecord<Account>(req.payload, { collection: 'users', where, req })
  if (!account) throw new NotFound(req.t)
  return account
}

/** Nobody sets up or changes the second step of somebody else. */
async function ownAccount(req: PayloadRequest): Promise<Account> {
  const account = await accountOf(req)
  if (account.id !== req.user?.id) throw new Forbidden(req.t)
  return account
}

async function askPassword({ currentPassword }: Sent, req: PayloadRequest): Promise<void> {
  if (!(await isOwnPassword(currentPassword, req))) throw refuse(words.wrongPassword, req)
}

async function askBoth(sent: Sent, { id }: Account, req: PayloadRequest): Promise<void> {
  await askPassword(sent, req)
  if (!(await isRightCode(req.payload, id, sent.code))) throw refuse(words.wrong, req)
}

const note = (req: PayloadRequest, { id, name }: Account, changes: Words): Promise<void> =>
  noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: { en: 'Account', mr: 'खाते' },
    record: id,
    name: { en: name, mr: name },
    changes,
  })

const answerState: PayloadHandler = async (req) => {
  const { id } = await accountOf(req)
  return answer(await factorOf(req.payload, id))
}

/** The secret is shown here, once, to its owner. It stands in no other answer. */
const begin: PayloadHandler = async (req) => {
  const { id, email } = await ownAccount(req)
  if ((await factorOf(req.payload, id)).isOn) throw refuse(words.alreadyOn, req)
  await askPassword(await sentIn(req), req)
  const secret = newSecret()
  await beginFactor(req.payload, id, secret)
  const { name } = await req.payload.findGlobal({ slug: 'settings', depth: 0 })
  return answer(shown(secret, email, name?.en ?? name?.mr ?? ''))
}

/** Sessions that were opened without the second step end. */
async function endOtherSessions(req: PayloadRequest, id: number): Promise<void> {
  const own = (req.user as { _sid?: string } | null)?._sid
  const kept = (await sessionsOf(req.payload, id)).filter((session) => session.id === own)
  await endSessionsBut(req.payload, id, kept)
}

const confirm: PayloadHandler = async (req) => {
  const account = await ownAccount(req)
  const { code } = await sentIn(req)
  if ((await factorOf(req.payload, account.id)).isOn) throw refuse(words.alreadyOn, req)
  const recoveryCodes = await confirmFactor(req.payload, account.id, code)
  if (!recoveryCodes) throw refuse(words.wrong, req)
  await endOtherSessions(req, account.id)
  await note(req, account, notes.on)
  return answer({ recoveryCodes })
}

const renew: PayloadHandler = async (req) => {
  const account = await ownAccount(req)
  await askBoth(await sentIn(req), account, req)
  const recoveryCodes = await renewCodes(req.payload, account.id)
  await note(req, account, notes.newCodes)
  return answer({ recoveryCodes })
}

const turnOff: PayloadHandler = async (req) => {
  const account = await ownAccount(req)
  await askBoth(await sentIn(req), account, req)
  await removeFactor(req.payload, account.id)
  await note(req, account, notes.off)
  return answer({ isOn: false, codesLeft: 0 })
}

/** For a phone that is lost: an administrator takes the second step off another account. */
const takeOff: PayloadHandler = async (req) => {
  const account = await accountOf(req)
  if (!admins({ req }) || account.id === req.user?.id) throw new Forbidden(req.t)
  await askPassword(await sentIn(req), req)
  await removeFactor(req.payload, account.id)
  await endSessionsBut(req.payload, account.id, [])
  await note(req, account, notes.taken)
  void mailStaff(req.payload, { id: { equals: account.id } }, secondStepTaken())
  return answer({ isOn: false, codesLeft: 0 })
}

const path = '/:id/second-factor'

export const secondFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  { path, method: 'get', handler: answerState },
  { path: `${path}/begin`, method: 'post', handler: begin },
  { path: `${path}/confirm`, method: 'post', handler: confirm },
  { path: `${path}/recovery-codes`, method: 'post', handler: renew },
  { path: `${path}/turn-off`, method: 'post', handler: turnOff },
  { path: `${path}/take-off`, method: 'post', handler: takeOff },
]
