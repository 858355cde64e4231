import type { PayloadRequest, Where } from 'payload'
import { editors } from '../../content/access/editors.ts'
import { keyOf } from '../../content/approval/records.ts'
import { needsSecondPerson } from '../../content/approval/second-person.ts'
import { approvalsWhere } from '../../content/approval/store.ts'
import { say } from '../../platform/words/words.ts'
import { type Listed, listed } from './listed.ts'

/** A request for approval on the first page. */
export type Request = { id: number; names: string; about: string; date: string }

const own = (req: PayloadRequest): Where => ({ sentAccount: { equals: Number(req.user?.id) } })

const asRequest = (approval: Listed, about: string, req: PayloadRequest): Request => ({
  id: approval.id,
  names: say(approval.names, req),
  about,
  date: approval.decidedAt ?? approval.sentAt,
})

/** What came back with a reason and is still a draft that nobody has sent again. */
export async function returnedTo(req: PayloadRequest): Promise<Request[]> {
  const isReturned = await listed({ and: [own(req), { state: { equals: 'returned' } }] }, req, {
    sort: '-decidedAt',
  })
  const open = await approvalsWhere({ state: { in: ['waiting', 'scheduled', 'publishing'] } }, req)
  const sentAgain = new Set(open.flatMap(({ records }) => records.map(keyOf)))
  return isReturned
    .filter(({ parts }) => parts.some((part) => part.isThere && !sentAgain.has(keyOf(part))))
    .map((approval) => asRequest(approval, approval.reason ?? '', req))
}

/** What was approved and is published later, with the time; of a clerk what she sent. */
export async function scheduledFor(req: PayloadRequest): Promise<Request[]> {
  const isScheduled: Where = { state: { equals: 'scheduled' } }
  const where = editors({ req }) ? isScheduled : { and: [own(req), isScheduled] }
  return (await listed(where, req, { sort: 'publishAt' })).map((approval) => ({
    ...asRequest(approval, approval.sentBy ?? '', req),
    date: approval.publishAt ?? approval.sentAt,
  }))
}

/** What a clerk sent and nobody has decided. */
export async function sentBy(req: PayloadRequest): Promise<Request[]> {
  const where: Where = { and: [own(req), { state: { equals: 'waiting' } }] }
  return (await listed(where, req)).map((approval) => asRequest(approval, approval.remark ?? '', req))
}

/** What waits for this editor, the oldest first: where a second person approves, not what she sent herself. */
export async function waitingFor(req: PayloadRequest): Promise<Request[]> {
  if (!editors({ req })) return []
  const waiting = await listed({ state: { equals: 'waiting' } }, req)
  const others = (await needsSecondPerson(req))
    ? waiting.filter(({ sentAccount }) => sentAccount !== Number(req.user?.id))
    : waiting
  return others.map((approval) => asRequest(approval, approval.sentBy ?? '', req))
}
