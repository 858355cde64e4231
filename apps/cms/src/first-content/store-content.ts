import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CollectionSlug, Payload } from 'payload'
import { visitors } from '../api/visitor-count.ts'
import { type Content, readContent } from './content.ts'
import { Library, type Within } from './library.ts'
import { type Loading, loadRecords, loadSettings } from './load-records.ts'
import { isMarked, isUntouched, mark } from './marker.ts'
import { inTransaction } from './transaction.ts'

const contentFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../../content')

/** What a new council finds: the demo council, a skeleton without any fact of a council, or nothing. */
export type FirstContent = 'demo' | 'skeleton'
const names = { demo: 'demo council', skeleton: 'skeleton of a council' }

export const folderOf = (content: FirstContent): string => path.join(contentFolder, content)

// Other records point at these, so they come first.
const first: CollectionSlug[] = ['departments', 'disclosure-departments', 'headings']
/** Written by the server or by staff alone. */
const never = new Set<string>([
  'media',
  'users',
  'feedback',
  'notifications',
  'counters',
  'page-opinions',
  'origins',
])

export const slugsIn = (payload: Payload): CollectionSlug[] => {
  const slugs = (Object.keys(payload.collections) as CollectionSlug[]).filter(
    (slug) => !never.has(slug) && !slug.startsWith('payload-'),
  )
  return [...first, ...slugs.filter((slug) => !first.includes(slug))]
}

async function load(payload: Payload, content: Content, req: Within): Promise<number> {
  const loading: Loading = {
    payload,
    content,
    library: new Library(payload, content, req),
    keys: new Map(),
    req,
  }
  let records = 0
  for (const slug of slugsIn(payload)) records += await loadRecords(loading, slug)
  await loadSettings(loading)
  await payload.create({
    collection: 'counters',
    data: { name: visitors, count: content.visitorCount },
    overrideAccess: true,
    req,
  })
  return records
}

/**
 * Fills an empty database with the content of a folder, on its very first start and never again. All of it is stored
 * in one transaction: a start that is interrupted begins anew the next time. Every record passes the desk's own
 * validation.
 */
export async function storeFirstContent(
  payload: Payload,
  content: FirstContent,
  folder: string = folderOf(content),
): Promise<void> {
  if (await isMarked(payload)) return
  if (!(await isUntouched(payload))) return mark(payload, {}, 'own')
  payload.logger.info(`First start: storing the ${names[content]}. This takes up to a minute.`)
  const started = performance.now()
  const files = await readContent(folder)
  const records = await inTransaction(payload, async (req) => {
    if (await isMarked(payload)) return 0
    await mark(payload, req, content)
    return load(payload, files, req)
  }).catch(async (error: unknown) => {
    // Another process that started at the same moment was first.
    if (await isMarked(payload)) return 0
    throw error
  })
  if (records === 0) return
  const seconds = Math.round((performance.now() - started) / 1000)
  payload.logger.info(`The ${names[content]} is stored: ${records} records in ${seconds} s.`)
}
