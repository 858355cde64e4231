import type { Payload } from 'payload'
import { eraseWhatBelongsTo } from '../../../platform/database/feedback-rows.ts'
import { removeRecords } from '../../../platform/database/records.ts'
import type { Within } from '../../../platform/database/transaction.ts'

/** No request can have such a key, because a key in a header has no space. So staff may work on these messages. */
const invented = { idempotencyKey: { contains: 'demo answer ' } }

/** Removes the messages that came with the content, whatever staff have done with them. All others stay. */
export async function removeInventedMessages(
  payload: Payload,
  req: Within,
): Promise<{ removed: number; kept: number } | undefined> {
  const { totalDocs } = await payload.count({ collection: 'feedback', overrideAccess: true, req })
  const { docs } = await payload.find({
    collection: 'feedback',
    where: invented,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) await eraseWhatBelongsTo(payload, id, req)
  await removeRecords(payload, { collection: 'feedback', where: invented, req })
  return totalDocs > 0 ? { removed: docs.length, kept: totalDocs - docs.length } : undefined
}
