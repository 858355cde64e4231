import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { admins } from '../../content/access/admins.ts'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../content/journal/entry.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { readRecord } from '../../platform/database/records.ts'
import { endSessionsBut, sessionsOf } from '../../platform/database/session-rows.ts'
import type { Words } from '../../platform/words/words.ts'
import { isOwnPassword } from './ask-password-again.ts'
import { isOpen } from './sessions.ts'

type Account = { id: number; name: string }

/** One's own account, or any for an administrator. */
async function accountOf(req: PayloadRequest): Promise<Account> {
  if (!req.user) throw new APIError(req.t('error:unauthorized'), 401, null, true)
  const id = Number(req.routeParams?.id)
  if (id !== req.user.id && !admins({ req })) throw new Forbidden(req.t)
  const account = await readRecord<Account>(req.payload, {
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account) throw new NotFound(req.t)
  return account
}

const ownSession = (req: PayloadRequest): string | undefined => (req.user as { _sid?: string } | null)?._sid

/** The answer has only a session's times, and whether it is the asker's own. */
const list: PayloadHandler = async (req) => {
  const { id } = await accountOf(req)
  const open = (await sessionsOf(req.payload, id)).filter(isOpen)
  const sessions = open.map((session) => ({
    since: session.createdAt,
    until: session.expiresAt,
    isThis: session.id === ownSession(req),
  }))
  return Response.json({ sessions }, { headers: { 'cache-control': 'no-store' } })
}

const wrongPassword: Words = { en: 'The password is wrong.', mr: 'पासवर्ड चुकीचा आहे.' }

const bodySchema = z.object({
  currentPassword: z.string().min(1).max(1000),
  /** The beginning of the one session that is to end; without it, all but the one that asks. */
  since: z.iso.datetime().optional(),
})

/** Ends one session of an account, or all but the one that asks, after the password of who asks. */
const end: PayloadHandler = async (req) => {
  const { id, name } = await accountOf(req)
  const body = bodySchema.safeParse(await req.json?.().catch(() => undefined)).data
  if (!body || !(await isOwnPassword(body.currentPassword, req))) throw refuse(wrongPassword, req)
  const { since } = body
  const sessions = await sessionsOf(req.payload, id)
  const isMeant = ({ createdAt }: (typeof sessions)[number]): boolean =>
    since === undefined || new Date(createdAt).toISOString() === since
  const kept = sessions.filter((session) => session.id === ownSession(req) || !isMeant(session))
  await endSessionsBut(req.payload, id, kept)
  await noteInJournal(req, {
    action: 'logout',
    by: personOf(req),
    list: { en: 'Account', mr: 'खाते' },
    record: id,
    name: { en: name, mr: name },
    changes: {
      en: `Sessions ended: ${sessions.length - kept.length}`,
      mr: `बंद केलेली सत्रे: ${sessions.length - kept.length}`,
    },
  })
  return Response.json({ ended: sessions.length - kept.length })
}

export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/sessions', method: 'get', handler: list },
  { path: '/:id/sessions', method: 'post', handler: end },
]
