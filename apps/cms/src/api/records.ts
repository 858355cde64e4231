import type { CollectionSlug, DataFromCollectionSlug, FindArgs, Payload } from 'payload'
import { feedbackLimits } from '../content/globals/feedback-limits.ts'
import { openingAt } from '../content/opening/state.ts'
import { endedAt, isEndedAt, isPublishedAt, publishedAt } from '../content/published.ts'
import { contentOf } from '../platform/database/filled-marker.ts'
import { readRecords } from '../platform/database/records.ts'
import { devicesAreTold } from './devices-are-told.ts'
import { isInvented } from './first-content/first-contents.ts'
import { collectionOf, type RecordList } from './lists/collections.ts'
import type { StoredRecord } from './lists/to-wire.ts'
import { withoutUnfinished } from './unfinished-batches.ts'

/**
 * Asks the database adapter directly. The local API would run hooks and access rules over every field of every
 * record, which takes twice as long and does not change what the public sees. Records in the trash are left out.
 */
async function findAll<S extends CollectionSlug>(
  payload: Payload,
  { collection, where, ...query }: Pick<FindArgs, 'where' | 'sort' | 'select'> & { collection: S },
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await readRecords<DataFromCollectionSlug<S>>(payload, {
    ...query,
    where: { and: [...(where ? [where] : []), { deletedAt: { exists: false } }] },
    collection,
    pagination: false,
    limit: 0,
  })
  return docs
}

const byText = (one: unknown, other: unknown): number =>
  Number(String(one ?? '') > String(other ?? '')) - Number(String(one ?? '') < String(other ?? ''))

type Placed = { _order?: unknown; record?: { validUntil?: unknown } }
const byPlace = (one: Placed, other: Placed): number => byText(one._order, other._order)
const lastEndedFirst = (one: Placed, other: Placed): number =>
  byText(other.record?.validUntil, one.record?.validUntil)

/** All records of a collection that residents may see now, in the order in which staff put them. */
export const publicRecords = <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  now = new Date(),
): Promise<DataFromCollectionSlug<S>[]> =>
  withoutUnfinished<DataFromCollectionSlug<S>>(payload, {
    collection,
    now,
    read: () => findAll(payload, { collection, where: publishedAt(now), sort: '_order' }),
    isShown: (record) => isPublishedAt(record as object, now),
    order: (one, other) => byPlace(one as Placed, other as Placed),
  })

/** The published records of a collection whose last day has passed, the last ended first. */
export const endedRecords = <S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  now = new Date(),
): Promise<DataFromCollectionSlug<S>[]> =>
  withoutUnfinished<DataFromCollectionSlug<S>>(payload, {
    collection,
    now,
    read: () => findAll(payload, { collection, where: endedAt(now), sort: '-record.validUntil' }),
    isShown: (record) => isEndedAt(record as object, now),
    order: (one, other) => lastEndedFirst(one as Placed, other as Placed),
  })

/**
 * The council's settings as a list of one record, or of none before staff save them: Payload then answers empty
 * settings. As a draft they are what staff are preparing.
 */
export async function settingsRecords(payload: Payload, draft = false): Promise<StoredRecord[]> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, draft, overrideAccess: true })
  if (!settings.name?.en && !settings.name?.mr) return []
  const demonstration = isInvented(await contentOf(payload)) ? '1' : ''
  const { number: certificate, date: audited } = (await openingAt(payload, new Date())).certificate
  const { months } = await feedbackLimits(payload)
  const tellsDevices = devicesAreTold.of(payload).includes(true) ? '1' : ''
  return [{ ...settings, id: 1, feedbackMonths: months, demonstration, tellsDevices, certificate, audited }]
}

/** The records of a list that residents may see now, in the order of its rows. */
export async function listRecords(payload: Payload, name: RecordList | 'settings'): Promise<StoredRecord[]> {
  if (name === 'settings') return settingsRecords(payload)
  const records: object[] = await publicRecords(payload, collectionOf(name))
  return records as StoredRecord[]
}

/** All groups of synonyms. They have no drafts and no days of validity. */
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
