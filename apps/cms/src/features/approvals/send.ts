import type { PayloadRequest } from 'payload'
import { draftsOf, type Opened } from '../../content/approval/records.ts'
import { rehearse } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { addApproval, changeApproval, openAmong } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { noteDecision } from './journal.ts'
import { tellApprovers } from './mails.ts'

export type Records = readonly Opened[]

/** Who sends, and when: never what a request says. */
export const sentNow = (req: PayloadRequest) => {
  const person = personOf(req)
  return {
    sentAt: new Date().toISOString(),
    sentBy: person?.name ?? null,
    sentAccount: person?.id ?? null,
  }
}

async function request(parts: Part[], remark: string, req: PayloadRequest): Promise<Approval> {
  const approval = await addApproval({ state: 'waiting', ...sentNow(req), remark, records: parts }, req)
  await noteDecision('send', approval, remark, req)
  await tellApprovers(approval, req)
  return approval
}

/** Sends drafts that were checked by the rules for publishing just before they were stored. */
export async function sendChecked(records: Records, remark: string, req: PayloadRequest): Promise<Approval> {
  if ((await openAmong(records, req)).length > 0) throw refuse(words.alreadySent, req)
  return request(await draftsOf(records, req), remark, req)
}

/** Sends drafts for approval, one or several that belong together, if they could be published as they are. */
export async function send(records: Records, remark: string, req: PayloadRequest): Promise<Approval> {
  if ((await openAmong(records, req)).length > 0) throw refuse(words.alreadySent, req)
  const parts = await draftsOf(records, req)
  await rehearse(parts, req)
  return request(parts, remark, req)
}

/** The sender takes a request back, to go on writing. */
export async function takeBack(approval: Approval, req: PayloadRequest): Promise<void> {
  if (approval.sentAccount !== Number(req.user?.id)) throw refuse(words.notYours, req)
  await changeApproval(approval.id, { state: 'takenBack' }, req)
}
