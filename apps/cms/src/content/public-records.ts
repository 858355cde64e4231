import type { CollectionSlug, DataFromCollectionSlug, FindArgs, Payload } from 'payload'
import { readRecords } from '../platform/database/records.ts'
import { endedAt, isEndedAt, isPublishedAt, publishedAt } from './published.ts'
import { withoutUnfinished } from './unfinished-batches.ts'

/**
 * Asks the database adapter directly. The local API would run hooks and access rules over every field of every
 * record, which takes twice as long and does not change what the public sees. Records in the trash are left out.
 */
export async function findAll<S extends CollectionSlug>(
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
