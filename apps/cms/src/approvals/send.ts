import type { PayloadRequest } from 'payload'
import { refuse } from '../desk/refuse.ts'
import { personOf } from '../journal/changes-of-records.ts'
import { noteDecision } from './journal.ts'
import { tellApprovers } from './mails.ts'
import { draftsOf } from './records.ts'
import { rehearse } from './rehearse.ts'
import type { Approval } from './states.ts'
import { addApproval, changeApproval, openFor } from './store.ts'
import { words } from './words.ts'

export type Records = readonly { list: string; record: number }[]

/** Who sends, and when: never what a request says. */
export const sentNow = (req: PayloadRequest) => {
  const person = personOf(req)
  return {
    sentAt: new Date().toISOString(),
    sentBy: person?.name ?? null,
    sentAccount: person?.id ?? null,
  }
}

/** Sends drafts for approval, one or several that belong together, if they could be published as they are. */
export async function send(records: Records, remark: string, req: PayloadRequest): Promise<Approval> {
  for (const record of records)
    if ((await openFor(record, req)).length > 0) throw refuse(words.alreadySent, req)
  const parts = await draftsOf(records, req)
  await rehearse(parts, req)
  const approval = await addApproval({ state: 'waiting', ...sentNow(req), remark, records: parts }, req)
  await noteDecision('send', approval, remark, req)
  await tellApprovers(approval, req)
  return approval
}

/** The sender takes a request back, to go on writing. */
export async function takeBack(approval: Approval, req: PayloadRequest): Promise<void> {
  if (approval.sentAccount !== Number(req.user?.id)) throw refuse(words.notYours, req)
  await changeApproval(approval.id, { state: 'takenBack' }, req)
}
