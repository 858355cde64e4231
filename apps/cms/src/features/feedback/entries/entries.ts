import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { addRecord } from '../../../platform/database/records.ts'

export type Entry = DataFromCollectionSlug<'feedback-entries'>
export type NewEntry = Pick<Entry, 'feedback' | 'kind' | 'text' | 'once'> &
  Partial<Pick<Entry, 'language' | 'by' | 'account' | 'byMail'>>

/** Everything that was written about a feedback, the oldest first. */
export async function entriesOf(payload: Payload, feedback: number): Promise<Entry[]> {
  const { docs } = await payload.find({
    collection: 'feedback-entries',
    where: { feedback: { equals: feedback } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function storedOnce(payload: Payload, once: string): Promise<Entry | undefined> {
  const { docs } = await payload.find({
    collection: 'feedback-entries',
    where: { once: { equals: once } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Stores an entry, or finds the one that was stored under the same word: the column is unique, so of several requests
 * that come at once only the first can store. It goes past the hooks: nothing of it may get into the journal.
 */
export async function storeEntry(
  payload: Payload,
  entry: NewEntry,
  req: Pick<Partial<PayloadRequest>, 'transactionID'> = {},
): Promise<{ entry: Entry; isNew: boolean }> {
  const earlier = await storedOnce(payload, entry.once)
  if (earlier) return { entry: earlier, isNew: false }
  try {
    const data = { ...entry, at: new Date().toISOString() }
    const stored = await addRecord(payload, { collection: 'feedback-entries', data, req })
    return { entry: stored as Entry, isNew: true }
  } catch (error) {
    const other = await storedOnce(payload, entry.once)
    if (other) return { entry: other, isNew: false }
    throw error
  }
}
