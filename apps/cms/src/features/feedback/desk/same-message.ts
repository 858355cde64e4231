import type { PayloadRequest, Where } from 'payload'
import { messageWorkers } from '../access.ts'
import type { StoredFeedback } from '../status/find.ts'

export type Same = { id: number; reference: string; isFirst: boolean }

/** The message that this one repeats, and those that repeat this one; they may be of other departments. */
export async function sameMessages(
  req: PayloadRequest,
  { id, duplicateOf }: Pick<StoredFeedback, 'id' | 'duplicateOf'>,
): Promise<Same[]> {
  if (!messageWorkers({ req })) return []
  const first = typeof duplicateOf === 'object' ? duplicateOf?.id : duplicateOf
  const again: Where = { duplicateOf: { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: first ? { or: [{ id: { equals: first } }, again] } : again,
    sort: 'receivedAt',
    limit: 20,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id: other, reference }) => ({ id: other, reference, isFirst: other === first }))
}
