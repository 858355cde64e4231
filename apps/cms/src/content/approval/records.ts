import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import { readRecord, readRecords, readVersions } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'
import { nameIn } from '../fields/record-name.ts'
import type { Part } from './states.ts'
import { changedSince, words } from './words.ts'

export type Version = {
  id: number
  updatedAt: string
  version: {
    _status?: string
    deletedAt?: string | null
    listedAs?: string
    saved?: { by?: string | null; account?: number | null }
  } & Record<string, unknown>
}

/** The list, if its records have drafts that wait for somebody who may publish. */
function listWithDrafts(slug: string, req: PayloadRequest): SanitizedCollectionConfig {
  const list = req.payload.config.collections.find((each) => each.slug === slug)
  if (!list?.versions?.drafts || list.orderable !== true) throw refuse(words.wrong, req)
  return list
}

/** The newest version of a record, which is what publishing publishes. */
export async function newestOf(
  list: string,
  record: number,
  req: PayloadRequest,
): Promise<Version | undefined> {
  const { docs } = await readVersions(req.payload, {
    collection: list as CollectionSlug,
    where: { and: [{ parent: { equals: record } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] as unknown as Version | undefined
}

type Named = Pick<Part, 'list' | 'record'>

export const keyOf = ({ list, record }: Named): string => `${list} ${record}`

/** The numbers of these records by their lists: hundreds of records are read with one query for each list. */
function byList(records: readonly Named[]): Map<string, number[]> {
  const lists = new Map<string, number[]>()
  for (const { list, record } of records) lists.set(list, [...(lists.get(list) ?? []), record])
  return lists
}

/** The newest versions of these records, by `keyOf`. */
export async function newestOfAll(
  records: readonly Named[],
  req: PayloadRequest,
): Promise<Map<string, Version>> {
  const found = new Map<string, Version>()
  for (const [list, numbers] of byList(records)) {
    const { docs } = await readVersions(req.payload, {
      collection: list as CollectionSlug,
      where: { and: [{ parent: { in: numbers } }, { latest: { equals: true } }] },
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
      req,
    })
    for (const version of docs as unknown as (Version & { parent: number })[]) {
      const key = keyOf({ list, record: Number(version.parent) })
      if (!found.has(key)) found.set(key, version)
    }
  }
  return found
}

/** What residents see of these records, by `keyOf`; nothing of those that are not published. */
export async function publishedOfAll(
  records: readonly Named[],
  req: PayloadRequest,
): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>()
  for (const [list, numbers] of byList(records)) {
    const { docs } = await readRecords<Record<string, unknown> & { id: number }>(req.payload, {
      collection: list as CollectionSlug,
      where: { and: [{ id: { in: numbers } }, { _status: { equals: 'published' } }] },
      limit: 0,
      pagination: false,
      req,
    })
    for (const row of docs) found.set(keyOf({ list, record: row.id }), row)
  }
  return found
}

/** What residents see of a record; nothing where it is not published. */
export async function publishedOf(
  list: string,
  record: number,
  req: PayloadRequest,
): Promise<Record<string, unknown> | undefined> {
  const where: Where = { and: [{ id: { equals: record } }, { _status: { equals: 'published' } }] }
  const row = await readRecord<Record<string, unknown> & { id: number }>(req.payload, {
    collection: list as CollectionSlug,
    where,
    req,
  })
  return row ?? undefined
}

export const isDraft = (version: Version | undefined): version is Version =>
  version !== undefined && version.version._status === 'draft' && !version.version.deletedAt

/** A record as a page shows it, since its text was stored. */
export type Opened = { list: string; record: number; openedAt?: string | undefined }

/** Refuses what was changed after the page was made that sends it (docs/decisions/0083), with which records. */
function refuseChanged(
  records: readonly Opened[],
  found: ReadonlyMap<string, Version>,
  req: PayloadRequest,
): void {
  const changed = records.flatMap((each) => {
    const newest = found.get(keyOf(each))
    const at = String(newest?.version.updatedAt ?? newest?.updatedAt ?? '')
    return newest && each.openedAt && Date.parse(at) > Date.parse(each.openedAt) ? [newest] : []
  })
  if (changed.length === 0) return
  const names = (language: 'en' | 'mr'): string =>
    changed
      .map(({ version: { listedAs } }) => nameIn(listedAs, language) || String(listedAs ?? ''))
      .join(', ')
  throw refuse(changedSince({ en: names('en'), mr: names('mr') }), req, 409)
}

/** The newest drafts of these records. Refuses where one has none, or another one than was shown. */
export async function draftsOf(records: readonly Opened[], req: PayloadRequest): Promise<Part[]> {
  for (const { list } of records) listWithDrafts(list, req)
  const found = await newestOfAll(records, req)
  refuseChanged(records, found, req)
  return records.map(({ list, record }) => {
    const newest = found.get(keyOf({ list, record }))
    if (!isDraft(newest)) throw refuse(words.noDraft, req)
    return { list, record, version: newest.id }
  })
}

/** Those of these records of which the account saved a version: few, where it did not write them. */
export async function touchedBy(
  account: number,
  parts: readonly Part[],
  req: PayloadRequest,
): Promise<Part[]> {
  const touched = new Set<string>()
  for (const [list, numbers] of byList(parts)) {
    const { docs } = await readVersions(req.payload, {
      collection: list as CollectionSlug,
      where: { and: [{ parent: { in: numbers } }, { 'version.saved.account': { equals: account } }] },
      select: { parent: true },
      limit: 0,
      pagination: false,
      req,
    })
    for (const { parent } of docs) touched.add(keyOf({ list, record: Number(parent) }))
  }
  return parts.filter((part) => touched.has(keyOf(part)))
}

/** The accounts that saved a draft of this record since it was last published. */
export async function writersOf({ list, record }: Part, req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await readVersions(req.payload, {
    collection: list as CollectionSlug,
    where: { parent: { equals: record } },
    sort: '-updatedAt',
    limit: 100,
    pagination: false,
    req,
  })
  const versions = docs as unknown as Version[]
  const published = versions.findIndex(({ version }) => version._status === 'published')
  const drafts = published === -1 ? versions : versions.slice(0, published)
  return new Set(drafts.flatMap(({ version }) => version.saved?.account ?? []))
}

/** The names of these records, as their newest versions have them. */
export async function namesOf(parts: readonly Part[], req: PayloadRequest): Promise<Words[]> {
  const found = await newestOfAll(parts, req)
  return parts.map(({ list, record }) => {
    const stored = found.get(keyOf({ list, record }))?.version.listedAs
    const plain = String(stored ?? record)
    return { en: nameIn(stored, 'en') || plain, mr: nameIn(stored, 'mr') || plain }
  })
}
