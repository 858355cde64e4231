import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { newestOf } from '../../../content/approval/records.ts'
import { partOf } from '../../../content/approval/rehearse.ts'
import { putFirst } from '../../../content/order/put-first.ts'
import { refuse } from '../../../payload/refusals/refuse.ts'
import { letOthers } from '../../../platform/database/let-others.ts'
import type { PlannedRow } from './plan.ts'
import { words } from './words.ts'

export type Part = { list: string; record: number }

/** Saves one row as a draft, with the rights of the person and by the rules of the form. */
async function storeRow(
  { record, version, data }: PlannedRow,
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Part> {
  if (record && (await newestOf(list.slug, record.id, req))?.id !== version)
    throw refuse(words.sinceThen, req)
  const asked = {
    collection: list.slug as CollectionSlug,
    data: { ...structuredClone(data), _status: 'draft' } as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    // A new record takes its place in the list as one from the form does.
    req: { ...partOf(req), payloadAPI: 'REST' as const },
  }
  const { id } = record
    ? await req.payload.update({ ...asked, id: record.id })
    : await req.payload.create(asked)
  return { list: list.slug, record: Number(id) }
}

/** Where each new record comes before all others, the last row is stored first: so they stand as in the file. */
const inOrder = (rows: readonly PlannedRow[], { hooks }: SanitizedCollectionConfig): PlannedRow[] =>
  hooks.beforeChange.includes(putFirst as never) ? [...rows].reverse() : [...rows]

export type StoredRows = { parts: Part[]; failed?: number }

/** Saves rows as drafts, one after the other, up to the first that cannot be stored. */
export async function storeRows(
  rows: readonly PlannedRow[],
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<StoredRows> {
  const parts: Part[] = []
  for (const planned of inOrder(rows, list)) {
    await letOthers()
    try {
      parts.push(await storeRow(planned, list, req))
    } catch (error) {
      req.payload.logger.error({ err: error, list: list.slug, msg: 'A row of a spreadsheet was not stored' })
      return { parts, failed: planned.row }
    }
  }
  return { parts }
}
