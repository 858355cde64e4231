import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { editors } from '../../content/access/editors.ts'
import { staff } from '../../content/access/staff.ts'
import type { Approval, State } from '../../content/approval/states.ts'
import { approvalById } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { patiently } from '../../views/page/patiently.ts'
import { type Above, aboveValues, draftsAbove } from './above.ts'
import { approveTogether } from './approve-together.ts'
import { approve, giveBack, publishNow, type Times } from './decide.ts'
import { previewEndpoint } from './previews/endpoint.ts'
import {
  aboveSchema,
  approveSchema,
  nowSchema,
  returnSchema,
  sendSchema,
  timesSchema,
  togetherSchema,
} from './request-bodies.ts'
import { send, takeBack } from './send.ts'
import { undo } from './undo.ts'

type OwnEndpoint = Omit<Endpoint, 'root'>

const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ errors: [{ message: say(why, req) }] }, { status })

const done = (body: object = {}): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })

async function bodyOf<S extends z.ZodType>(
  schema: S,
  req: PayloadRequest,
  wrong: Words,
): Promise<z.output<S>> {
  // A body is read once; some requests have two parts.
  if (!('body' in req.context)) req.context.body = await req.json?.().catch(() => undefined)
  const { body } = req.context
  const read = schema.safeParse(body)
  if (!read.success) throw refuse(wrong, req)
  return read.data
}

const timesOf = (req: PayloadRequest): Promise<Times> => bodyOf(timesSchema, req, words.wrongTime)

/** Two officers who decide about the same request at once are heard one after the other, in any process. */
const inTurn = (
  may: (asker: { req: PayloadRequest }) => boolean,
  work: (req: PayloadRequest) => Promise<Response>,
): PayloadHandler => {
  return (req) => {
    if (!req.user) return refused(401, words.notAllowed, req)
    if (!may({ req })) return refused(403, words.notAllowed, req)
    return patiently(req, () => exclusively(req.payload, 'approvals', () => work(req)))
  }
}

/** Works on a request in one of these states. */
const about = (
  states: readonly State[],
  work: (approval: Approval, req: PayloadRequest) => Promise<void>,
) => {
  return async (req: PayloadRequest): Promise<Response> => {
    const id = Number(req.routeParams?.id)
    const approval = Number.isSafeInteger(id) ? await approvalById(id, req) : undefined
    if (!approval || !states.includes(approval.state)) return refused(409, words.gone, req)
    await work(approval, req)
    return done()
  }
}

/** Says what the records stand under; the person decides whether both go, or these alone. */
const underDrafts = (above: readonly Above[], req: PayloadRequest): Response =>
  Response.json({ errors: [{ message: say(words.underDrafts, req) }], above }, { status: 409 })

const sayAbove: PayloadHandler = async (req) => {
  if (!staff({ req })) return refused(403, words.notAllowed, req)
  const { list, values } = await bodyOf(aboveSchema, req, words.wrong)
  return done({ above: await aboveValues(list, values, req) })
}

const sendRecords = async (req: PayloadRequest): Promise<Response> => {
  const { records, remark, alone } = await bodyOf(sendSchema, req, words.wrong)
  const above = alone ? [] : await draftsAbove(records, req)
  if (above.length > 0) return underDrafts(above, req)
  const { id } = await send(records, remark, req)
  return done({ id })
}

const publishRecords = async (req: PayloadRequest): Promise<Response> => {
  const { records, reason, alone } = await bodyOf(nowSchema, req, words.wrong)
  const above = alone ? [] : await draftsAbove(records, req)
  if (above.length > 0) return underDrafts(above, req)
  const { id } = await publishNow(records, reason, await timesOf(req), req)
  return done({ id })
}

const approveSeen = async (approval: Approval, req: PayloadRequest): Promise<void> => {
  const shown = await bodyOf(approveSchema, req, words.wrong)
  await approve(approval, shown, await timesOf(req), req)
}

const approveTicked = async (req: PayloadRequest): Promise<Response> => {
  const { requests } = await bodyOf(togetherSchema, req, words.wrong)
  return done(await approveTogether(requests, req))
}

const returnWithReason = async (approval: Approval, req: PayloadRequest): Promise<void> => {
  const { reason } = await bodyOf(returnSchema, req, words.wrong)
  await giveBack(approval, reason, req)
}

const undoDecision = async (req: PayloadRequest): Promise<Response> => {
  const id = Number(req.routeParams?.id)
  const approval = Number.isSafeInteger(id) ? await approvalById(id, req) : undefined
  const isDecided = approval && ['published', 'scheduled', 'returned'].includes(approval.state)
  if (!isDecided) return refused(409, words.gone, req)
  return done({ records: await undo(approval, req) })
}

/** Sending, approving, returning: the only ways in which a request for approval changes. */
export const approvalEndpoints: OwnEndpoint[] = [
  previewEndpoint,
  { path: '/above', method: 'post', handler: sayAbove },
  { path: '/send', method: 'post', handler: inTurn(staff, sendRecords) },
  { path: '/now', method: 'post', handler: inTurn(editors, publishRecords) },
  { path: '/together', method: 'post', handler: inTurn(editors, approveTicked) },
  { path: '/:id/approve', method: 'post', handler: inTurn(editors, about(['waiting'], approveSeen)) },
  {
    path: '/:id/return',
    method: 'post',
    handler: inTurn(editors, about(['waiting', 'scheduled'], returnWithReason)),
  },
  { path: '/:id/undo', method: 'post', handler: inTurn(editors, undoDecision) },
  { path: '/:id/take-back', method: 'post', handler: inTurn(staff, about(['waiting'], takeBack)) },
]
