import type { DataFromCollectionSlug, Payload } from 'payload'

export type StoredResidentFile = DataFromCollectionSlug<'resident-files'>

/** The files of a message, as they came. */
export async function filesOf(
  payload: Payload,
  { filesClaim }: { filesClaim?: string | null | undefined },
): Promise<StoredResidentFile[]> {
  if (!filesClaim) return []
  const { docs } = await payload.find({
    collection: 'resident-files',
    where: { claim: { equals: filesClaim }, state: { equals: 'kept' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}
