import type { PayloadRequest } from 'payload'
import { draftsOf } from '../../content/approval/records.ts'
import { rehearse } from '../../content/approval/rehearse.ts'
import { isOwnWork, needsSecondPerson } from '../../content/approval/second-person.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { addApproval, changeApproval, openAmong } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { carryOut } from './carry-out.ts'
import { noteDecision } from './journal.ts'
import { tellSender } from './mails.ts'
import { type Records, sentNow } from './send.ts'

/** When it becomes public and when it ends; without times, at once and never. */
export type Times = { publishAt?: Date | undefined; withdrawAt?: Date | undefined }

export const decidedNow = (req: PayloadRequest) => {
  const person = personOf(req)
  return {
    decidedAt: new Date().toISOString(),
    decidedBy: person?.name ?? null,
    decidedAccount: person?.id ?? null,
  }
}

const stored = ({ publishAt, withdrawAt }: Times) => ({
  publishAt: publishAt?.toISOString() ?? null,
  withdrawAt: withdrawAt?.toISOString() ?? null,
})

const keyOf = ({ list, record, version }: Part): string => `${list} ${record} ${version}`

/** The officer approves what she has seen: the versions that the page showed are the newest ones still. */
export async function seenParts(
  approval: Approval,
  seen: readonly Part[],
  req: PayloadRequest,
): Promise<Part[]> {
  const shown = new Set(seen.map(keyOf))
  const isShown = seen.length === approval.records.length
  const parts = await draftsOf(approval.records, req)
  if (!isShown || parts.some((part) => !shown.has(keyOf(part)))) throw refuse(words.changed, req)
  return parts
}

type Settled = Pick<Approval, 'records' | 'isUrgent' | 'reason'>

async function settle(
  approval: Approval,
  settled: Settled,
  times: Times,
  req: PayloadRequest,
): Promise<void> {
  const decision = { ...decidedNow(req), ...stored(times), ...settled }
  if (!times.publishAt) return carryOut(approval, decision, req)
  await rehearse(settled.records, req)
  await changeApproval(approval.id, { ...decision, state: 'scheduled' }, req)
}

/**
 * Publishes what waits, now or at a time. Where the council asks for a second person, an officer approves her own work
 * only with a reason, which the record keeps.
 */
export async function approve(
  approval: Approval,
  { seen, reason }: { seen: readonly Part[]; reason: string },
  times: Times,
  req: PayloadRequest,
): Promise<void> {
  const isUrgent = (await needsSecondPerson(req)) && (await isOwnWork(approval, req))
  if (isUrgent && reason === '') throw refuse(words.secondPerson, req)
  const parts = await seenParts(approval, seen, req)
  await settle(approval, { records: parts, isUrgent, reason }, times, req)
  await noteDecision(isUrgent ? 'urgent' : 'approve', approval, reason, req)
  await tellSender(approval, {}, req)
}

/** Sends what waits, or what is to be published later, back to who wrote it. */
export async function giveBack(approval: Approval, reason: string, req: PayloadRequest): Promise<void> {
  if (reason === '') throw refuse(words.needsReason, req)
  await changeApproval(
    approval.id,
    { state: 'returned', reason, publishAt: null, withdrawAt: null, ...decidedNow(req) },
    req,
  )
  await noteDecision('return', approval, reason, req)
  await tellSender(approval, { reason }, req)
}

/**
 * Publishes an editor's own drafts without a request. Where the council asks for a second person, a reason is needed,
 * and the record of the approvals keeps it.
 */
export async function publishNow(
  records: Records,
  reason: string,
  times: Times,
  req: PayloadRequest,
): Promise<Approval> {
  const parts = await draftsOf(records, req)
  if ((await openAmong(records, req)).length > 0) throw refuse(words.alreadySent, req)
  const isUrgent = await needsSecondPerson(req)
  if (isUrgent && reason === '') throw refuse(words.needsReason, req)
  await rehearse(parts, req)
  const settled = { records: parts, isUrgent, reason }
  const approval = await addApproval({ state: 'waiting', ...sentNow(req), ...settled }, req)
  await settle(approval, settled, times, req)
  await noteDecision(isUrgent ? 'urgent' : 'approve', approval, reason, req)
  return approval
}
