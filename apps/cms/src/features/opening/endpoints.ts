import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { editors } from '../../content/access/editors.ts'
import { staff } from '../../content/access/staff.ts'
import { linkToWebsite } from '../../content/opening/link.ts'
import { openingAt } from '../../content/opening/state.ts'
import type { Words } from '../../platform/words/words.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { checksNow } from './checks.ts'
import { closeAgain, type Decider, openAt, openNow, stayClosed } from './decide.ts'
import { answerSchema, certificateSchema, closeSchema, linkSchema, openAtSchema } from './request-bodies.ts'
import { words } from './words.ts'

/** Undefined where the body is no JSON: the schemas refuse that. */
const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined)

const deciderOf = ({ user }: PayloadRequest): Decider =>
  user ? { id: Number(user.id), name: user.name } : undefined

const missingNow = async ({ payload }: PayloadRequest) =>
  (await checksNow(payload)).filter(({ isMet }) => !isMet)

const state: PayloadHandler = async (req) => {
  const now = await openingAt(req.payload, new Date())
  if (!admins({ req })) return Response.json({ state: now.state, opensAt: now.opensAt })
  return Response.json({ ...now, checks: await checksNow(req.payload) })
}

/** What an administrator decides; `undefined` where something in it is wrong. */
async function decided(req: PayloadRequest, body: unknown): Promise<boolean | Words> {
  const { payload } = req
  const by = deciderOf(req)
  switch (answerSchema.safeParse(body).data?.action) {
    case 'open':
      return openNow(payload, by, await missingNow(req))
    case 'openAt': {
      const asked = openAtSchema.safeParse(body)
      return asked.success ? openAt(payload, asked.data.at, by, await missingNow(req)) : words.wrongTime
    }
    case 'stay':
      return stayClosed(payload, by)
    case 'close': {
      const asked = closeSchema.safeParse(body)
      return asked.success ? closeAgain(payload, asked.data.sentence, by) : words.needsSentence
    }
    default:
      return words.wrong
  }
}

const decide: PayloadHandler = async (req) => {
  const outcome = await decided(req, await bodyOf(req))
  if (typeof outcome === 'object') return refused(400, outcome, req)
  if (!outcome) return refused(409, words.already, req)
  return state(req)
}

const keepCertificate: PayloadHandler = async (req) => {
  const asked = certificateSchema.safeParse(await bodyOf(req))
  if (!asked.success) return refused(400, words.wrongCertificate, req)
  const { number, date } = asked.data
  const data = { certificate: { number, date: date || null } }
  await req.payload.updateGlobal({ slug: 'opening', data, depth: 0, overrideAccess: true })
  return state(req)
}

/** Clerks get a link for the day's work; those who publish decide how long others may look. */
const makeLink: PayloadHandler = async (req) => {
  const asked = linkSchema.safeParse((await bodyOf(req)) ?? {})
  if (!asked.success) return refused(400, words.wrongDays, req)
  const days = editors({ req }) ? asked.data.days : 1
  req.payload.logger.info({ account: req.user?.id, days, msg: 'A link to the closed website was made' })
  return Response.json(linkToWebsite(req.payload, days))
}

/** The opening of the website: decided by administrators, seen by all staff. */
export const openingEndpoints: Endpoint[] = [
  { path: '/opening', method: 'get', handler: only(staff, words.onlyAdmins, state) },
  { path: '/opening', method: 'post', handler: only(admins, words.onlyAdmins, decide) },
  { path: '/opening/certificate', method: 'post', handler: only(admins, words.onlyAdmins, keepCertificate) },
  { path: '/opening/link', method: 'post', handler: only(staff, words.onlyAdmins, makeLink) },
]
