import type { CollectionSlug, Payload } from 'payload'
import { type Unfinished, unfinishedIn } from '../platform/database/approval-rows.ts'
import { readVersions } from '../platform/database/records.ts'

type Row = { id: number | string }
type Reading<R> = {
  collection: CollectionSlug
  now: Date
  read: () => Promise<R[]>
  /** Whether the list has a record with these values. */
  isShown: (row: R) => boolean
  order: (one: R, other: R) => number
}

const numberOf = (parent: unknown): number =>
  Number(typeof parent === 'object' && parent !== null ? (parent as { id: unknown }).id : parent)

/** What residents read before these versions were approved: the last version that was published until then. */
async function wordingsBefore<R extends Row>(
  payload: Payload,
  collection: CollectionSlug,
  unfinished: Iterable<Unfinished>,
): Promise<R[]> {
  const approved = new Map(
    [...unfinished].flatMap(({ record, version, wasPublic = true }) =>
      version !== undefined && wasPublic ? [[record, version] as const] : [],
    ),
  )
  if (approved.size === 0) return []
  const published = { 'version._status': { equals: 'published' } }
  const all = await readVersions(payload, {
    collection,
    where: { and: [{ parent: { in: [...approved.keys()] } }, published] },
    select: { parent: true },
    sort: '-id',
    pagination: false,
    limit: 0,
  })
  const newest = new Map<number, number>()
  for (const { id, parent } of all.docs as unknown as { id: number; parent: unknown }[]) {
    const record = numberOf(parent)
    if (!newest.has(record) && id < (approved.get(record) ?? 0)) newest.set(record, id)
  }
  if (newest.size === 0) return []
  const { docs } = await readVersions<R>(payload, {
    collection,
    where: { id: { in: [...newest.values()] } },
    pagination: false,
    limit: 0,
  })
  return docs.map(({ parent, version }) => ({ ...version, id: numberOf(parent) }))
}

/**
 * The records of a list, without what requests have done that are carried out one record after the other: until a
 * request says that all is done, its records are as they were before. Asked before and after the list is read, because
 * a request may begin in between.
 */
export async function withoutUnfinished<R extends Row>(
  payload: Payload,
  { collection, now, read, isShown, order }: Reading<R>,
): Promise<R[]> {
  const before = await unfinishedIn(payload, collection, now)
  const rows = await read()
  const after = await unfinishedIn(payload, collection, now)
  const unfinished = new Map([...before, ...after].map((each) => [each.record, each]))
  if (unfinished.size === 0) return rows
  const others = rows.filter(({ id }) => !unfinished.has(Number(id)))
  const earlier = await wordingsBefore<R>(payload, collection, unfinished.values())
  return [...others, ...earlier.filter(isShown)].sort(order)
}
