import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CollectionSlug, Payload } from 'payload'
import { internalCollections } from '../../content/collections/internal-collections.ts'
import { type MenuEntryLike, menuEntryInWords } from '../../content/council-kinds/menu-words.ts'
import { beginClosed } from '../../content/opening/new-council.ts'
import { isMarked, isUntouched, mark } from '../../platform/database/filled-marker.ts'
import type { Within } from '../../platform/database/transaction.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { visitors } from '../visitor-count.ts'
import { type Content, readContent } from './content.ts'
import { type FirstContent, isInvented } from './first-contents.ts'
import { Library } from './library.ts'
import { type Loading, loadRecords, loadSettings } from './load-records.ts'

const contentFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../../../content')

const nameOf = (content: FirstContent): string =>
  ({ demo: 'demo council', skeleton: 'skeleton of a council' })[content as string] ??
  `made-up council “${content}”`

export const folderOf = (content: FirstContent): string =>
  content === 'demo' || content === 'skeleton'
    ? path.join(contentFolder, content)
    : path.join(contentFolder, 'councils', content)

// Other records refer to these, so they come first.
const first: CollectionSlug[] = ['departments', 'disclosure-departments', 'headings']
/** Written only by the server or by staff, but for the texts with which an answer may begin. */
const never = new Set<string>(['media', ...internalCollections.filter((slug) => slug !== 'answer-templates')])

export const slugsIn = (payload: Payload): CollectionSlug[] => {
  const slugs = (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !never.has(slug) && !slug.startsWith('payload-'),
  )
  return [...first, ...slugs.filter((slug) => !first.includes(slug))]
}

/** A made-up council of another kind begins with the menu of the skeleton in the words of its kind. */
const inOwnWords = (content: Content): Content => ({
  ...content,
  records: async (slug) => {
    const records = await content.records(slug)
    const kind = content.settings?.kind
    return slug === 'menu-entries' && typeof kind === 'string'
      ? records.map((entry) => ({ ...entry, ...menuEntryInWords(entry as MenuEntryLike, kind) }))
      : records
  },
})

async function load(payload: Payload, content: Content, req: Within): Promise<number> {
  const loading: Loading = {
    payload,
    content,
    library: new Library(payload, content, req),
    keys: new Map(),
    req,
  }
  // First: which languages a text needs is one of the settings.
  await loadSettings(loading)
  let records = 0
  for (const slug of [...slugsIn(payload), 'feedback' as const]) records += await loadRecords(loading, slug)
  await payload.create({
    collection: 'counters',
    data: { name: visitors, count: content.visitorCount },
    overrideAccess: true,
    req,
  })
  return records
}

/**
 * Fills an empty database with the content of a folder, only on the very first start. Everything is stored in one
 * transaction: an interrupted start begins again. Every record passes the desk's own validation. One process at a time.
 */
export async function storeFirstContent(
  payload: Payload,
  content: FirstContent,
  folder: string = folderOf(content),
): Promise<void> {
  if (await isMarked(payload)) return
  if (!(await isUntouched(payload))) return mark(payload, {}, 'own')
  payload.logger.info(`First start: storing the ${nameOf(content)}. This takes up to a minute.`)
  const started = performance.now()
  const files = await readContent(folder)
  const records = await inTransaction(payload, async (req) => {
    await mark(payload, req, content)
    if (!isInvented(content)) await beginClosed(payload, req)
    return load(payload, inOwnWords(files), req)
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  payload.logger.info(`The ${nameOf(content)} is stored: ${records} records in ${seconds} s.`)
}
