import type { PayloadRequest } from 'payload'
import { keyOf, newestOfAll } from '../../content/approval/records.ts'
import { publishPart, rehearse } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { changeApproval } from '../../content/approval/store.ts'
import { isPostgres } from '../../platform/database/kind.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import { inOwnTransaction } from '../../platform/database/transaction.ts'

type Decision = Partial<Omit<Approval, 'id'>>

/** A record that was published already, for itself or before the desk was killed, is left as it is. */
async function stillDrafts(parts: readonly Part[], req: PayloadRequest): Promise<Part[]> {
  const newest = await newestOfAll(parts, req)
  return parts.filter((part) => newest.get(keyOf(part))?.version._status !== 'published')
}

async function publishAll(parts: readonly Part[], req: PayloadRequest): Promise<void> {
  for (const part of await stillDrafts(parts, req)) {
    await letOthers()
    await publishPart(part, parts, req)
  }
}

/**
 * Publishes everything of a request together. SQLite has no transactions in the desk (docs/decisions/0012): there the
 * decision is stored first, and what a kill has interrupted is finished by the next process (`finish`).
 */
export async function carryOut(approval: Approval, decision: Decision, req: PayloadRequest): Promise<void> {
  const { id, records } = approval
  const parts = decision.records ?? records
  await rehearse(await stillDrafts(parts, req), req)
  const publishing: Decision = { ...decision, state: 'publishing' }
  if (!isPostgres(req.payload)) {
    await changeApproval(id, publishing, req)
    await finish({ ...approval, records: parts }, req)
    return
  }
  await inOwnTransaction(req, async () => {
    await publishAll(parts, req)
    await changeApproval(id, { ...decision, state: 'published' }, req)
  })
}

/** What was decided and not finished: the rest is published. */
export async function finish({ id, records }: Approval, req: PayloadRequest): Promise<void> {
  await publishAll(records, req)
  await changeApproval(id, { state: 'published' }, req)
}
