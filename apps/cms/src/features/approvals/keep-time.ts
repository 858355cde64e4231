import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { publishedOf } from '../../content/approval/records.ts'
import { partOf } from '../../content/approval/rehearse.ts'
import type { Approval } from '../../content/approval/states.ts'
import { approvalById, approvalsWhere, changeApproval } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { noteChange } from '../../content/content-version.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { inOwnTransaction } from '../../platform/database/transaction.ts'
import { whileOpen } from '../../platform/database/while-open.ts'
import { carryOutTogether, type Decided, finish, rehearseDecided } from './carry-out.ts'
import { finishUndo } from './undo.ts'

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

/** Residents read nothing more of it from the first announcement on (docs/decisions/0091), whatever takes how long. */
async function withdraw({ id, records }: Approval, req: PayloadRequest): Promise<void> {
  await noteChange(req.payload)
  await inOwnTransaction(req, async () => {
    for (const { list, record } of records)
      if (await publishedOf(list, record, req))
        await req.payload.update({
          collection: list as CollectionSlug,
          id: record,
          data: { _status: 'draft' },
          depth: 0,
          overrideAccess: true,
          context: { isDeedOfDesk: true, isOneOfMany: true },
          req: partOf(req),
        })
    await changeApproval(id, { state: 'withdrawn' }, req)
  })
  await noteChange(req.payload)
}

/** The person who decided, for the versions and the journal; nobody where the account is gone. */
async function requestOf({ decidedAccount }: Approval, payload: Payload): Promise<PayloadRequest> {
  const user = decidedAccount
    ? await payload.findByID({ collection: 'users', id: decidedAccount, depth: 0, disableErrors: true })
    : null
  return createLocalReq(user ? { user: { ...user, collection: 'users' } as never } : {}, payload)
}

const decidedOf = async (approval: Approval, payload: Payload): Promise<Decided> => ({
  approval,
  decision: {},
  req: await requestOf(approval, payload),
})

/** It could not be published as it was approved: an editor sees it again. */
async function waitAgain({ approval, req }: Decided): Promise<void> {
  const reason = `${words.notOnTime.mr} ${words.notOnTime.en}`
  await changeApproval(approval.id, { state: 'waiting', publishAt: null, reason }, req)
}

type OnFailure = (approval: Approval, error: unknown) => void

/** What was approved for the same time is public at the same time. */
async function publishDue(due: readonly Approval[], payload: Payload, onFailure: OnFailure): Promise<void> {
  const ready: Decided[] = []
  for (const approval of due) {
    const decided = await decidedOf(approval, payload)
    try {
      await rehearseDecided(decided)
      ready.push(decided)
    } catch (error) {
      onFailure(approval, error)
      await waitAgain(decided)
    }
  }
  await carryOutTogether(ready).catch(async (error: unknown) => {
    for (const decided of ready) {
      onFailure(decided.approval, error)
      // What has begun is finished later.
      const now = await approvalById(decided.approval.id, decided.req)
      if (now?.state === 'scheduled') await waitAgain(decided)
    }
  })
}

const byTime = (due: readonly Approval[]): Approval[][] => [
  ...Map.groupBy(
    due.toSorted((one, other) => String(one.publishAt).localeCompare(String(other.publishAt))),
    ({ publishAt }) => publishAt,
  ).values(),
]

/** Publishes and withdraws what is due, and finishes what a kill has interrupted: once, however many processes look. */
export async function carryOutDue(payload: Payload, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  if ((await approvalsWhere(dueAt(now), req)).length === 0) return
  const onFailure: OnFailure = ({ id }, error) =>
    payload.logger.error({ err: error, approval: id, msg: 'An approval was not carried out' })
  await exclusively(payload, 'approvals', async () => {
    const due = await approvalsWhere(dueAt(now), req)
    const isIn = (state: Approval['state']) => due.filter((each) => each.state === state)
    const begun = isIn('publishing')
    const decided = begun.filter((each) => each.decidedAt)
    await finish(await Promise.all(decided.map((each) => decidedOf(each, payload))), onFailure)
    for (const approval of begun.filter((each) => !each.decidedAt))
      await finishUndo(approval, await requestOf(approval, payload)).catch((error: unknown) =>
        onFailure(approval, error),
      )
    for (const together of byTime(isIn('scheduled'))) await publishDue(together, payload, onFailure)
    for (const approval of isIn('published'))
      await withdraw(approval, await requestOf(approval, payload)).catch((error: unknown) =>
        onFailure(approval, error),
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
