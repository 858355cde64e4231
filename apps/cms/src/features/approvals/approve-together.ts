import type { PayloadRequest } from 'payload'
import { mostRecords } from '../../content/approval/most-records.ts'
import { isOwnWork, needsSecondPerson } from '../../content/approval/second-person.ts'
import type { Part } from '../../content/approval/states.ts'
import { approvalById } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import { sentenceOf } from '../../views/page/patiently.ts'
import { carryOutTogether, type Decided, rehearseDecided } from './carry-out.ts'
import { decidedNow, seenParts } from './decide.ts'
import { noteDecision } from './journal.ts'
import { tellSenders } from './mails.ts'

type Ticked = { id: number; seen: readonly Part[] }
type Answer = { approved: number[]; refused: { id: number; message: string }[] }

/** Throws why a request cannot be approved as it was shown. */
async function decisionOn({ id, seen }: Ticked, req: PayloadRequest): Promise<Decided> {
  const approval = await approvalById(id, req)
  if (approval?.state !== 'waiting') throw refuse(words.gone, req)
  // Approving one's own work takes a reason, which is given for one request.
  if ((await needsSecondPerson(req)) && (await isOwnWork(approval, req)))
    throw refuse(words.secondPerson, req)
  const records = await seenParts(approval, seen, req)
  const undated = { publishAt: null, withdrawAt: null, isUrgent: false, reason: '' }
  const decided = { approval, decision: { ...decidedNow(req), ...undated, records }, req }
  await rehearseDecided(decided)
  return decided
}

/**
 * Publishes several requests together, each as it was shown. One that was changed since, or cannot be published, is left
 * as it is, with why; the others are public at once.
 */
export async function approveTogether(ticked: readonly Ticked[], req: PayloadRequest): Promise<Answer> {
  const records = ticked.reduce((sum, { seen }) => sum + seen.length, 0)
  if (records > mostRecords) throw refuse(words.tooMany, req)
  const ready: Decided[] = []
  const refused: Answer['refused'] = []
  for (const each of ticked) {
    await letOthers()
    await decisionOn(each, req)
      .then((decided) => ready.push(decided))
      .catch((error: unknown) => refused.push({ id: each.id, message: sentenceOf(error, req) }))
  }
  await carryOutTogether(ready)
  const approvals = ready.map(({ approval }) => approval)
  for (const approval of approvals) await noteDecision('approve', approval, '', req)
  await tellSenders(approvals, req)
  return { approved: approvals.map(({ id }) => id), refused }
}
