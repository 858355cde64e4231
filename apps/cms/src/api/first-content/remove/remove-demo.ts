import type { CollectionSlug, Payload } from 'payload'
import { referenceTo } from '../../../content/uses/references.ts'
import { contentOf, firstContent } from '../../../platform/database/filled-marker.ts'
import type { Within } from '../../../platform/database/transaction.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { visitors } from '../../visitor-count.ts'
import { readContent } from '../content.ts'
import { type FirstContent, isInvented } from '../first-contents.ts'
import { Library } from '../library.ts'
import { loadRecords } from '../load-records.ts'
import { folderOf, slugsIn } from '../store-content.ts'
import { removeInventedMessages } from './invented-messages.ts'
import { clearSettings } from './settings.ts'
import { allOf, firstAccountAt, whatStays } from './what-stays.ts'

export type RemovedDemo = {
  /** How many records of each collection were removed, and how many stayed. */
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

/** Visits to the demo do not count as visits to this council. */
async function countFromHere(payload: Payload, demoVisits: number, req: Within): Promise<void> {
  const where = { name: { equals: visitors } }
  const { docs } = await payload.find({ collection: 'counters', where, limit: 1, overrideAccess: true, req })
  const [counter] = docs
  if (!counter) return
  const count = Math.max(0, counter.count - demoVisits)
  await payload.update({ collection: 'counters', id: counter.id, data: { count }, overrideAccess: true, req })
}

/** A site needs a menu, and staff texts to begin an answer with: where they have none, the skeleton's are stored. */
async function leaveWayIn(payload: Payload, req: Within): Promise<void> {
  const content = await readContent(folderOf('skeleton'))
  const library = new Library(payload, content, req)
  const slugs: CollectionSlug[] = ['menu-entries', 'synonyms', 'answer-templates']
  for (const slug of slugs)
    if ((await payload.count({ collection: slug, overrideAccess: true, req })).totalDocs === 0)
      await loadRecords({ payload, content, library, keys: new Map(), req }, slug)
}

/** The folder of the council that this one began with. An earlier version, which noted nothing, stored the demo. */
function folderOfInvented(began: string | undefined): string {
  if (began !== undefined && !isInvented(began))
    throw new Error('This council did not begin with the demo council: there is nothing to remove.')
  return folderOf((began ?? 'demo') as FirstContent)
}

/**
 * Removes the demo council, or the made-up one that this council began with: everything that was stored before the first account, that staff have not changed and that
 * no record of theirs refers to. Accounts stay, and messages of residents. Files are deleted last, after the commit.
 */
export async function removeDemo(payload: Payload, folder?: string): Promise<RemovedDemo> {
  const invented = folderOfInvented(await contentOf(payload))
  const demo = await readContent(folder ?? invented)
  const { files, result } = await inTransaction(payload, async (req) => {
    const { going, records } = await whatGoes(payload, req)
    const files = going.get('media') ?? []
    const messages = await removeInventedMessages(payload, req)
    if (messages) records.feedback = messages
    const settings = await clearSettings(payload, demo.settings ?? {}, new Set(files), req)
    // Collections that others refer to come first in that list, so they are removed last.
    for (const slug of slugsIn(payload).reverse()) await remove(payload, slug, going.get(slug) ?? [], req)
    await leaveWayIn(payload, req)
    await countFromHere(payload, demo.visitorCount, req)
    return { files, result: { records, settings } }
  })
  await payload.kv.set(firstContent, { at: new Date().toISOString(), content: 'own' })
  await remove(payload, 'media', files, {})
  return result
}
