import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { publishedOf } from '../../content/approval/records.ts'
import { partOf } from '../../content/approval/rehearse.ts'
import type { Approval } from '../../content/approval/states.ts'
import { approvalById, approvalsWhere, changeApproval } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { carryOut, finish } from './carry-out.ts'

const pause = 5000

const dueAt = (now: Date): Where => {
  const isPast = { less_than_equal: now.toISOString() }
  return {
    or: [
      { state: { equals: 'publishing' } },
      { and: [{ state: { equals: 'scheduled' } }, { publishAt: isPast }] },
      { and: [{ state: { equals: 'published' } }, { withdrawAt: isPast }] },
    ],
  }
}

async function withdraw({ id, records }: Approval, req: PayloadRequest): Promise<void> {
  for (const { list, record } of records)
    if (await publishedOf(list, record, req))
      await req.payload.update({
        collection: list as CollectionSlug,
        id: record,
        data: { _status: 'draft' },
        depth: 0,
        overrideAccess: true,
        context: { isDeedOfDesk: true },
        req: partOf(req),
      })
  await changeApproval(id, { state: 'withdrawn' }, req)
}

/** The person who decided, for the versions and the journal; nobody where the account is gone. */
async function requestOf({ decidedAccount }: Approval, payload: Payload): Promise<PayloadRequest> {
  const user = decidedAccount
    ? await payload.findByID({ collection: 'users', id: decidedAccount, depth: 0, disableErrors: true })
    : null
  return createLocalReq(user ? { user: { ...user, collection: 'users' } as never } : {}, payload)
}

async function carryOutOne(approval: Approval, payload: Payload): Promise<void> {
  const req = await requestOf(approval, payload)
  if (approval.state === 'publishing') return finish(approval, req)
  if (approval.state === 'published') return withdraw(approval, req)
  try {
    await carryOut(approval, {}, req)
  } catch (error) {
    // It could not be published as it was approved: an editor sees it again. What has begun is finished later.
    if ((await approvalById(approval.id, req))?.state !== 'scheduled') throw error
    const reason = `${words.notOnTime.mr} ${words.notOnTime.en}`
    await changeApproval(approval.id, { state: 'waiting', publishAt: null, reason }, req)
    throw error
  }
}

/** Publishes and withdraws what is due, and finishes what a kill has interrupted: once, however many processes look. */
export async function carryOutDue(payload: Payload, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  if ((await approvalsWhere(dueAt(now), req)).length === 0) return
  await exclusively(payload, 'approvals', async () => {
    for (const approval of await approvalsWhere(dueAt(now), req))
      await carryOutOne(approval, payload).catch((error: unknown) =>
        payload.logger.error({ err: error, approval: approval.id, msg: 'An approval was not carried out' }),
      )
  })
}

/** Looks every few seconds; with the first look at the start, before anybody can change what was interrupted. */
export async function keepApprovals(payload: Payload): Promise<void> {
  const look = whileOpen(payload, { every: pause, failure: 'Approvals that are due could not be read' }, () =>
    carryOutDue(payload, new Date()),
  )
  await look()
}
