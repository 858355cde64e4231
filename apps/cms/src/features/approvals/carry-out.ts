import type { Payload, PayloadRequest } from 'payload'
import { keyOf, newestOfAll } from '../../content/approval/records.ts'
import { publishPart, rehearse } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { changeApproval } from '../../content/approval/store.ts'
import { letOthers } from '../../platform/database/let-others.ts'

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

/** PostgreSQL keeps all of it or nothing, also when the desk is killed. */
async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const { db } = req.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) return work()
  req.transactionID = transactionID
  try {
    await work()
    await db.commitTransaction(transactionID)
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  } finally {
    delete req.transactionID
  }
}

const hasTransactions = ({ db }: Payload): boolean => db.name === 'postgres'

/**
 * Publishes everything of a request together. SQLite has no transactions in the desk (docs/decisions/0012): there the
 * decision is stored first, and what a kill has interrupted is finished by the next process (`finish`).
 */
export async function carryOut(approval: Approval, decision: Decision, req: PayloadRequest): Promise<void> {
  const { id, records } = approval
  const parts = decision.records ?? records
  await rehearse(await stillDrafts(parts, req), req)
  const publishing: Decision = { ...decision, state: 'publishing' }
  if (!hasTransactions(req.payload)) {
    await changeApproval(id, publishing, req)
    await finish({ ...approval, records: parts }, req)
    return
  }
  await inTransaction(req, async () => {
    await publishAll(parts, req)
    await changeApproval(id, { ...decision, state: 'published' }, req)
  })
}

/** What was decided and not finished: the rest is published. */
export async function finish({ id, records }: Approval, req: PayloadRequest): Promise<void> {
  await publishAll(records, req)
  await changeApproval(id, { state: 'published' }, req)
}
