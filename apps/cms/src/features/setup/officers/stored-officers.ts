import type { PayloadRequest } from 'payload'
import type { Duty } from '../../../content/officers/duties.ts'
import type { Officer } from '../../../payload-types.ts'

type InBoth = { en: string; mr: string }
type Written = { name: InBoth; designation: InBoth; email: string; duty: Duty }

/** Those with a duty, in their stored order. */
export async function officersWith(duty: Duty, req: PayloadRequest): Promise<Officer[]> {
  const { docs } = await req.payload.find({
    collection: 'officers',
    where: { duty: { equals: duty } },
    sort: '_order',
    draft: true,
    limit: 20,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** Publishes an officer: a new card, or the card that is there. */
export async function publishOfficer(
  written: Written,
  stored: Officer | undefined,
  req: PayloadRequest,
): Promise<void> {
  const data = { ...written, _status: 'published' as const }
  const how = { collection: 'officers', depth: 0, overrideAccess: false, req } as const
  if (stored) await req.payload.update({ ...how, id: stored.id, data })
  else await req.payload.create({ ...how, data })
}
