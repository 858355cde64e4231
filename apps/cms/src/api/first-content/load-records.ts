import { type CollectionSlug, type Payload, type TypedUser, ValidationError } from 'payload'
import type { Within } from '../../platform/database/transaction.ts'
import type { Content, ContentRecord } from './content.ts'
import { ContentError } from './content-error.ts'
import type { Library } from './library.ts'
import { FieldError, type Keys, keyOf, resolveFields } from './resolve.ts'

export type Loading = { payload: Payload; content: Content; library: Library; keys: Keys; req: Within }

type Resolved = { key: unknown; draft: boolean; values: ContentRecord }

function* inGroups<T>(items: T[], size: number): Generator<[start: number, group: T[]]> {
  for (let start = 0; start < items.length; start += size) yield [start, items.slice(start, start + size)]
}

/** "record 3 (Main Road), description.en: Description (English) is required" */
function explain(error: unknown, { folder }: Content, file: string, place: string): unknown {
  if (error instanceof FieldError)
    return new ContentError(folder, file, `${place}, ${error.path}: ${error.message}`)
  if (!(error instanceof ValidationError)) return error
  const complaints = error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
  return new ContentError(folder, file, `${place}, ${complaints}`)
}

const titleOf = (record: ContentRecord): string => {
  const [first] = [record.name, record.title, record.heading, record.description, record.label, record.key]
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === 'object' && value !== null ? (value as { en?: string }).en : value))
  return first ? ` (${String(first).slice(0, 60)})` : ''
}

async function storeRecord(
  { payload, keys, req }: Loading,
  slug: CollectionSlug,
  { key, draft, values }: Resolved,
): Promise<void> {
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts)
  const { id } = await payload.create({
    collection: slug,
    data: { ...values, ...(hasDrafts ? { _status: draft ? 'draft' : 'published' } : {}) } as never,
    draft,
    depth: 0,
    overrideAccess: true,
    req: { ...req },
  })
  if (key !== undefined) keys.set(keyOf(slug, String(key)), Number(id))
}

// Thumbnails are made on other threads, so the next files are started while the first are being stored.
const ahead = 8

/** Stores the records of one file in order, which is the order of display. */
export async function loadRecords(loading: Loading, slug: CollectionSlug): Promise<number> {
  const { payload, content, library, keys } = loading
  const { flattenedFields } = payload.collections[slug].config
  const records = await content.records(slug)
  const hasOwnKey = flattenedFields.some((field) => 'name' in field && field.name === 'key')
  // The source is a note for people about the origin of a record; the kinds of council are for the setup.
  const resolve = async ({
    key,
    draft,
    source: _source,
    suggestedFor: _kinds,
    ...rest
  }: ContentRecord): Promise<Resolved> => ({
    key,
    draft: draft === true,
    values: await resolveFields(flattenedFields, hasOwnKey ? { ...rest, key } : rest, '', { library, keys }),
  })
  for (const [start, group] of inGroups(records, ahead)) {
    const resolved = await Promise.allSettled(group.map(resolve))
    for (const [index, outcome] of resolved.entries()) {
      try {
        if (outcome.status === 'rejected') throw outcome.reason
        await storeRecord(loading, slug, outcome.value)
      } catch (error) {
        throw explain(
          error,
          content,
          `${slug}.json`,
          `record ${start + index + 1}${titleOf(group[index] ?? {})}`,
        )
      }
    }
  }
  return records.length
}

export async function loadSettings({ payload, content, library, keys, req }: Loading): Promise<void> {
  if (!content.settings) return
  const fields = payload.globals.config.find(({ slug }) => slug === 'settings')?.flattenedFields ?? []
  try {
    const data = await resolveFields(fields, content.settings, '', { library, keys })
    await payload.updateGlobal({
      slug: 'settings',
      data: data as never,
      depth: 0,
      overrideAccess: true,
      // Payload checks the uploads of a global as the user who saves it, even with `overrideAccess`.
      user: { role: 'editor', collection: 'users' } as TypedUser,
      req: { ...req },
    })
  } catch (error) {
    throw explain(error, content, 'settings.json', 'settings')
  }
}
