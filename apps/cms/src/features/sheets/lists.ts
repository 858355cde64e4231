import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { mayExport } from '../../content/exports.ts'

type Hidden = (asker: { user: unknown }) => boolean

function isHidden({ admin: { hidden } }: SanitizedCollectionConfig, req: PayloadRequest): boolean {
  return typeof hidden === 'function' ? (hidden as unknown as Hidden)({ user: req.user }) : hidden === true
}

/** The journal is written to a table part by part (`content/journal/export.ts`). */
export const hasOwnExport = (slug: string): boolean => slug === 'journal'

/** A list that this person sees in the desk, and may take out. */
export const listToExport = (slug: unknown, req: PayloadRequest): SanitizedCollectionConfig | undefined =>
  req.payload.config.collections.find(
    (each) =>
      each.slug === slug &&
      !each.slug.startsWith('payload-') &&
      !hasOwnExport(each.slug) &&
      !isHidden(each, req) &&
      mayExport(each, req),
  )

export type Stored = Readonly<Record<string, unknown>> & { id: number; updatedAt: string }

/** The records of a list as this person may read them, drafts before what is published, in the order of the desk. */
export async function recordsOf(list: SanitizedCollectionConfig, req: PayloadRequest): Promise<Stored[]> {
  const { docs } = await req.payload.find({
    collection: list.slug as CollectionSlug,
    draft: Boolean(list.versions?.drafts),
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
    ...(list.orderable ? { sort: '_order' } : {}),
  })
  return docs as unknown as Stored[]
}
