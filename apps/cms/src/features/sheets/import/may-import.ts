import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { listToExport } from '../lists.ts'

/** Lists whose records have drafts that can be sent for approval. */
export const hasImport = ({
  versions,
  orderable,
}: Pick<SanitizedCollectionConfig, 'versions' | 'orderable'>) =>
  Boolean(versions?.drafts) && orderable === true

const draft = { _status: 'draft' }

/** A list into which this person may import: where she may save drafts. */
export async function listToImport(
  slug: unknown,
  req: PayloadRequest,
): Promise<SanitizedCollectionConfig | undefined> {
  const list = req.user ? listToExport(slug, req) : undefined
  if (!list || !hasImport(list)) return undefined
  const { create, update } = list.access
  const may = [await create({ req, data: draft }), await update({ req, data: draft })]
  return may.every(Boolean) ? list : undefined
}
