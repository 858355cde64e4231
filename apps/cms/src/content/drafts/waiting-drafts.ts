import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, StaticLabel, Where } from 'payload'
import { listsWithDrafts } from '../../platform/database/lists-with.ts'
import { say, type Words } from '../../platform/words/words.ts'
import type { Entry } from '../../views/today/entry.ts'
import { type Author, authorsOfDrafts } from './author.ts'

type Found = { id: number; listedAs?: string; updatedAt: string; record?: { validUntil?: string | null } }

export type Asked = { where: Where; draft?: boolean; sort: string; limit?: number; req: PayloadRequest }
export type Answer = { entries: Entry[]; records: Found[]; count: number }

/** As many as fit in a part of *Today*; a list that has more is counted. */
const mostOfEach = 20

const labelOf = (label: StaticLabel | undefined, req: PayloadRequest): string =>
  typeof label === 'object' ? say(label as Words, req) : String(label ?? '')

/** The desk alone writes these: a row of theirs that is not public waits for nobody. */
const ofTheDesk: ReadonlySet<string> = new Set<CollectionSlug>(['reports'])

export const contentTypes = (req: PayloadRequest): SanitizedCollectionConfig[] =>
  req.payload.config.collections.filter(
    ({ slug, versions, orderable }) => Boolean(versions) && orderable === true && !ofTheDesk.has(slug),
  )

/** Records of one list, as entries. `limit` 0 takes all. */
export async function entriesOf(
  { slug, labels }: SanitizedCollectionConfig,
  { where, draft = false, sort, limit = mostOfEach, req }: Asked,
): Promise<Answer> {
  const { docs, totalDocs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where,
    draft,
    sort,
    limit,
    depth: 0,
    select: { listedAs: true, updatedAt: true, record: { validUntil: true } } as never,
    overrideAccess: false,
    req,
  })
  const records = docs as unknown as Found[]
  const list = labelOf(labels.singular as StaticLabel, req)
  const entries = records.map(({ id, listedAs, updatedAt }) => ({
    slug,
    id,
    name: listedAs ?? '',
    list,
    date: updatedAt,
  }))
  return { entries, records, count: totalDocs }
}

export const oldestFirst = (one: Entry, other: Entry): number => one.date.localeCompare(other.date)
const newestFirst = (one: Entry, other: Entry): number => oldestFirst(other, one)

const isDraft: Where = { _status: { equals: 'draft' } }

/** The authors of one list's drafts, by record. */
function authorsIn(authors: ReadonlyMap<string, Author>, slug: string): Map<number, Author> {
  const own = [...authors].filter(([key]) => key.startsWith(`${slug}:`))
  return new Map(own.map(([key, author]) => [Number(key.slice(slug.length + 1)), author]))
}

/** Every draft that somebody wrote and nobody has published, the newest first, with who saved it last. */
export async function writtenDrafts(req: PayloadRequest): Promise<Entry[]> {
  const authors = await authorsOfDrafts(req)
  const found = await Promise.all(
    contentTypes(req).map(async (type) => {
      const own = authorsIn(authors, type.slug)
      if (own.size === 0) return []
      const where: Where = { and: [isDraft, { id: { in: [...own.keys()] } }] }
      const { entries } = await entriesOf(type, { where, draft: true, sort: '-updatedAt', limit: 0, req })
      return entries.map((entry) => ({ ...entry, by: own.get(entry.id) as Author }))
    }),
  )
  return found.flat().sort(newestFirst)
}

/** Drafts that came with a new council or an import, of which there may be hundreds: some of each list, and how many. */
export async function preparedDrafts(req: PayloadRequest): Promise<{ entries: Entry[]; count: number }> {
  const authors = await authorsOfDrafts(req)
  const types = contentTypes(req)
  const withDrafts = await listsWithDrafts(
    types.map(({ slug }) => slug),
    req,
  )
  const found = await Promise.all(
    types
      .filter(({ slug }) => withDrafts.has(slug))
      .map((type) => {
        const written = [...authorsIn(authors, type.slug).keys()]
        const where: Where = written.length > 0 ? { and: [isDraft, { id: { not_in: written } }] } : isDraft
        return entriesOf(type, { where, draft: true, sort: 'updatedAt', req })
      }),
  )
  return {
    entries: found.flatMap(({ entries }) => entries).sort(oldestFirst),
    count: found.reduce((sum, { count }) => sum + count, 0),
  }
}
