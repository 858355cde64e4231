import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { refuse } from '../desk/refuse.ts'
import { nameIn } from '../fields/record-name.ts'
import type { Words } from '../fields/words.ts'
import type { Part } from './states.ts'
import { words } from './words.ts'

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
  const { docs } = await req.payload.db.findVersions({
    collection: list as CollectionSlug,
    where: { and: [{ parent: { equals: record } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] as unknown as Version | undefined
}

/** What residents see of a record; nothing where it is not published. */
export async function publishedOf(
  list: string,
  record: number,
  req: PayloadRequest,
): Promise<Record<string, unknown> | undefined> {
  const where: Where = { and: [{ id: { equals: record } }, { _status: { equals: 'published' } }] }
  const row = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: list as CollectionSlug,
    where,
    req,
  })
  return row ?? undefined
}

export const isDraft = (version: Version | undefined): version is Version =>
  version !== undefined && version.version._status === 'draft' && !version.version.deletedAt

/** The newest drafts of these records. Refuses where one has none. */
export async function draftsOf(
  records: readonly { list: string; record: number }[],
  req: PayloadRequest,
): Promise<Part[]> {
  const parts: Part[] = []
  for (const { list, record } of records) {
    listWithDrafts(list, req)
    const newest = await newestOf(list, record, req)
    if (!isDraft(newest)) throw refuse(words.noDraft, req)
    parts.push({ list, record, version: newest.id })
  }
  return parts
}

/** The accounts that saved a draft of this record since it was last published. */
export async function writersOf({ list, record }: Part, req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await req.payload.db.findVersions({
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
export const namesOf = (parts: readonly Part[], req: PayloadRequest): Promise<Words[]> =>
  Promise.all(
    parts.map(async ({ list, record }) => {
      const stored = (await newestOf(list, record, req))?.version.listedAs
      const plain = String(stored ?? record)
      return { en: nameIn(stored, 'en') || plain, mr: nameIn(stored, 'mr') || plain }
    }),
  )
