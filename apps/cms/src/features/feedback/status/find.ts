import type { DataFromCollectionSlug, Payload } from 'payload'
import { hashOf } from '../private-link.ts'

export type StoredFeedback = DataFromCollectionSlug<'feedback'>

/** The feedback that a secret opens. What is compared is its hash, in the database's index. */
export async function feedbackBySecret(
  payload: Payload,
  secret: string,
): Promise<StoredFeedback | undefined> {
  const { docs } = await payload.find({
    collection: 'feedback',
    where: { linkHash: { equals: hashOf(secret) } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}
