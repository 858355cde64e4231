import type { CollectionSlug, DataFromCollectionSlug, FindArgs, Payload } from 'payload'
import { monthsKept } from '../feedback/erase-old-feedback.ts'
import { contentOf } from '../first-content/marker.ts'
import { collectionOf, type RecordList } from './lists/collections.ts'
import type { StoredRecord } from './lists/to-wire.ts'
import { publishedAt } from './published.ts'

/**
 * Asks the database adapter itself: the local API would run the desk's hooks and access rules over every field of every
 * record, which takes as long again and changes nothing in what the public may see.
 */
async function findAll<S extends CollectionSlug>(
  payload: Payload,
  { collection, ...query }: Pick<FindArgs, 'where' | 'sort' | 'select'> & { collection: S },
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await payload.db.find<DataFromCollectionSlug<S>>({
    ...query,
    collection,
    pagination: false,
    limit: 0,
  })
  return docs
}

/** All records of a collection that residents may see now, in the order in which staff put them: one query. */
export async function publicRecords<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
): Promise<DataFromCollectionSlug<S>[]> {
  return findAll(payload, {
    collection,
    where: publishedAt(new Date()),
    sort: '_order',
  })
}

/** The council's settings as a list of one record; none before staff have saved them, when Payload answers empty ones. */
async function settingsRecords(payload: Payload): Promise<object[]> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  if (!settings.name?.en) return []
  const demonstration = (await contentOf(payload)) === 'demo' ? '1' : ''
  return [{ ...settings, id: 1, feedbackMonths: monthsKept, demonstration }]
}

/** The records of a list that residents may see now, in the order of its rows. */
export async function listRecords(payload: Payload, name: RecordList | 'settings'): Promise<StoredRecord[]> {
  const records: object[] =
    name === 'settings' ? await settingsRecords(payload) : await publicRecords(payload, collectionOf(name))
  return records as StoredRecord[]
}

/** All groups of words that staff say mean the same. They have neither drafts nor days. */
export const synonymGroups = (payload: Payload): Promise<DataFromCollectionSlug<'synonyms'>[]> =>
  findAll(payload, { collection: 'synonyms', sort: 'id' })

/** What the API tells about an upload. */
export type MediaFile = { path: string; alt: { en?: string | null; mr?: string | null } }

/** The files behind these numbers: one query. Numbers of deleted files are left out. */
export async function mediaFiles(
  payload: Payload,
  ids: ReadonlySet<string>,
): Promise<Map<string, MediaFile>> {
  if (ids.size === 0) return new Map()
  const docs = await findAll(payload, {
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { filename: true, alt: true },
  })
  return new Map(
    docs.flatMap(({ id, filename, alt }) =>
      filename
        ? [[String(id), { path: `/uploads/${encodeURIComponent(filename)}`, alt: alt ?? {} }] as const]
        : [],
    ),
  )
}
