import type { CollectionSlug, Payload } from 'payload'
import { visitors } from '../../api/visitor-count.ts'
import { readContent } from '../content.ts'
import { Library, type Within } from '../library.ts'
import { loadRecords } from '../load-records.ts'
import { contentOf, firstContent } from '../marker.ts'
import { folderOf, slugsIn } from '../store-content.ts'
import { inTransaction } from '../transaction.ts'
import { referenceTo } from './references.ts'
import { clearSettings } from './settings.ts'
import { allOf, firstAccountAt, whatStays } from './what-stays.ts'

export type RemovedDemo = {
  /** How many records of each collection went, and how many stayed. */
  records: Record<string, { removed: number; kept: number }>
  settings: { cleared: string[]; kept: string[] }
}

type Going = Map<CollectionSlug, (number | string)[]>

async function whatGoes(
  payload: Payload,
  req: Within,
): Promise<{ going: Going; records: RemovedDemo['records'] }> {
  const slugs: CollectionSlug[] = [...slugsIn(payload), 'media']
  const staying = await whatStays(payload, slugs, await firstAccountAt(payload, req), req)
  const going: Going = new Map()
  const records: RemovedDemo['records'] = {}
  for (const slug of slugs) {
    const all = await allOf(payload, slug, req)
    const ids = all.map(({ id }) => id).filter((id) => !staying.has(referenceTo(slug, id)))
    going.set(slug, ids)
    if (all.length > 0) records[slug] = { removed: ids.length, kept: all.length - ids.length }
  }
  return { going, records }
}

async function remove(payload: Payload, collection: CollectionSlug, ids: (number | string)[], req: Within) {
  for (const id of ids)
    await payload.delete({ collection, id, depth: 0, overrideAccess: true, req: { ...req } })
}

/** Visits to the demo were never visits to this council. */
async function countFromHere(payload: Payload, demoVisits: number, req: Within): Promise<void> {
  const where = { name: { equals: visitors } }
  const { docs } = await payload.find({ collection: 'counters', where, limit: 1, overrideAccess: true, req })
  const [counter] = docs
  if (!counter) return
  const count = Math.max(0, counter.count - demoVisits)
  await payload.update({ collection: 'counters', id: counter.id, data: { count }, overrideAccess: true, req })
}

/** A site without a menu leads nowhere: where staff have none of their own, the skeleton's comes. */
async function leaveWayIn(payload: Payload, req: Within): Promise<void> {
  const content = await readContent(folderOf('skeleton'))
  const library = new Library(payload, content, req)
  const slugs: CollectionSlug[] = ['menu-entries', 'synonyms']
  for (const slug of slugs)
    if ((await payload.count({ collection: slug, overrideAccess: true, req })).totalDocs === 0)
      await loadRecords({ payload, content, library, keys: new Map(), req }, slug)
}

/**
 * Takes the demo council out of the desk: all that was stored before the first account, that staff have not changed and
 * that nothing of theirs points at. Accounts and feedback stay. Files go last, when all else is committed.
 */
export async function removeDemo(payload: Payload, folder = folderOf('demo')): Promise<RemovedDemo> {
  const began = await contentOf(payload)
  if (began !== undefined && began !== 'demo')
    throw new Error('This council did not begin with the demo council: there is nothing to remove.')
  const demo = await readContent(folder)
  const { files, result } = await inTransaction(payload, async (req) => {
    const { going, records } = await whatGoes(payload, req)
    const files = going.get('media') ?? []
    const settings = await clearSettings(payload, demo.settings ?? {}, new Set(files), req)
    // Those that others point at come first in that list, so they go last.
    for (const slug of slugsIn(payload).reverse()) await remove(payload, slug, going.get(slug) ?? [], req)
    await leaveWayIn(payload, req)
    await countFromHere(payload, demo.visitorCount, req)
    return { files, result: { records, settings } }
  })
  await payload.kv.set(firstContent, { at: new Date().toISOString(), content: 'own' })
  await remove(payload, 'media', files, {})
  return result
}
