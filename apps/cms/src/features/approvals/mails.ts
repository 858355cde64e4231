import type { PayloadRequest } from 'payload'
import { namesOf } from '../../content/approval/records.ts'
import type { Approval } from '../../content/approval/states.ts'
import { mailStaff } from '../../content/staff-mail/staff-mail.ts'
import { approved, returned, sentForApproval } from '../../platform/mail/letters.ts'
import { fewNames } from './few-names.ts'

/** The letter is made before the request ends; nobody waits for the mail server. */
async function letterOf({ id, records }: Approval, req: PayloadRequest) {
  return { title: fewNames(await namesOf(records, req)), path: `/approvals#approval-${id}` }
}

/** Those who may approve, but for who sent it. Without a mail server the first page of the desk says the same. */
export async function tellApprovers(approval: Approval, req: PayloadRequest): Promise<void> {
  const letter = sentForApproval({ ...(await letterOf(approval, req)), by: approval.sentBy ?? '' })
  const others = { id: { not_equals: approval.sentAccount ?? 0 } }
  void mailStaff(req.payload, { and: [{ role: { in: ['editor', 'admin'] } }, others] }, letter)
}

/** Who sent it learns of the decision of another person. */
export async function tellSender(
  approval: Approval,
  { reason }: { reason?: string },
  req: PayloadRequest,
): Promise<void> {
  const { sentAccount } = approval
  if (!sentAccount || sentAccount === Number(req.user?.id)) return
  const about = await letterOf(approval, req)
  const letter = reason === undefined ? approved(about) : returned({ ...about, reason })
  void mailStaff(req.payload, { id: { equals: sentAccount } }, letter)
}

/** Of what was approved together, each sender gets one letter. */
export async function tellSenders(approvals: readonly Approval[], req: PayloadRequest): Promise<void> {
  for (const own of Map.groupBy(approvals, ({ sentAccount }) => sentAccount).values()) {
    const [first] = own
    if (first) await tellSender({ ...first, records: own.flatMap(({ records }) => records) }, {}, req)
  }
}
