import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { readRecord, readRecords } from '../../platform/database/records.ts'
import { departmentPage } from '../pages/department-page.ts'

type PageRecord = {
  id: number
  link?: string | null
  name?: { en?: string | null; mr?: string | null }
  _status?: 'draft' | 'published'
}

/** The address of a record's page; empty where it has none here. */
function pageOf({ link, name }: PageRecord): string {
  if (link) return link.startsWith('/') ? link : ''
  const known = name?.en || name?.mr
  return known ? departmentPage(known) : ''
}

const noted = (id: number): string => `page-before:${id}`

/** An imported draft had its page on the council's earlier website. */
async function wasImported(req: PayloadRequest, table: CollectionSlug, id: number): Promise<boolean> {
  const where: Where = { record: { equals: id } }
  const { docs } = await readRecords<{ place: string }>(req.payload, { collection: 'origins', where, req })
  return docs.some(({ place }) => place.split(' ')[1] === table)
}

/** Notes where readers know a page from, before it is published under another link. */
export const noteOldPage: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data
  const { id } = originalDoc as PageRecord
  // What is published, and not the newest draft.
  const where = { id: { equals: id } }
  const before = await readRecord<PageRecord>(req.payload, { collection: slug, where, req })
  if (before && (before._status === 'published' || (await wasImported(req, slug, id))))
    context[noted(id)] = pageOf(before)
  return data
}

type Change = { to?: string; _status: 'draft' | 'published' }

/** The entries of old addresses that are found so, as they are after this change. */
async function change(req: PayloadRequest, where: Where, data: Change): Promise<string[]> {
  const collection = 'redirects'
  const { docs } = await req.payload.find({
    collection,
    where,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) await req.payload.update({ collection, id, data, overrideAccess: true, req })
  return docs.map(({ from }) => from)
}

/** An entry that staff threw away stays where it is. */
async function wasThrownAway(req: PayloadRequest, from: string): Promise<boolean> {
  const where: Where = { from: { equals: from } }
  const { totalDocs } = await req.payload.find({
    collection: 'redirects',
    where,
    limit: 1,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

async function lead(req: PayloadRequest, from: string, to: string): Promise<void> {
  // The page is at this address now: nobody is led away from it.
  await change(req, { from: { equals: to } }, { _status: 'draft' })
  const led: Where = { or: [{ from: { equals: from } }, { to: { equals: from } }] }
  const data = { to, _status: 'published' as const }
  const known = await change(req, { and: [{ from: { not_equals: to } }, led] }, data)
  if (known.includes(from) || (await wasThrownAway(req, from))) return
  await req.payload.create({ collection: 'redirects', data: { from, ...data }, overrideAccess: true, req })
}

/** A page whose link changes is still found at its old address: an entry in the list of old addresses leads there. */
export const leadOldPage: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const from = context[noted(doc.id)]
  const to = pageOf(doc as PageRecord)
  if (doc._status !== 'published' || typeof from !== 'string' || !from || !to || from === to) return doc
  await lead(req, from, to)
  return doc
}
