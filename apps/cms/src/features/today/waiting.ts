import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, StaticLabel, Where } from 'payload'
import { type Author, authorsOfDrafts } from '../../content/drafts/author.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { overdueAt, unread } from '../feedback/inbox/filters.ts'

export type Entry = {
  slug: string
  id: number
  name: string
  list: string
  /** ISO, of the last change, or of the day on which it ends. */
  date: string
  by?: Author
}

type Found = { id: number; listedAs?: string; updatedAt: string; record?: { validUntil?: string | null } }

type Asked = { where: Where; draft?: boolean; sort: string; limit?: number; req: PayloadRequest }
type Answer = { entries: Entry[]; records: Found[]; count: number }

/** As many as fit in a part of *Today*; a list that has more is counted. */
const mostOfEach = 20

const labelOf = (label: StaticLabel | undefined, req: PayloadRequest): string =>
  typeof label === 'object' ? say(label as Words, req) : String(label ?? '')

const contentTypes = (req: PayloadRequest): SanitizedCollectionConfig[] =>
  req.payload.config.collections.filter(({ versions, orderable }) => Boolean(versions) && orderable === true)

/** Records of one list, as entries. `limit` 0 takes all. */
async function entriesOf(
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

const oldestFirst = (one: Entry, other: Entry): number => one.date.localeCompare(other.date)
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
  const found = await Promise.all(
    contentTypes(req).map((type) => {
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

const day = 24 * 60 * 60 * 1000
const ahead = 30 * day

/** Published records whose last day has come near or has passed not long ago. */
export async function endingSoon(req: PayloadRequest, now: Date): Promise<Entry[]> {
  const from = new Date(now.getTime() - ahead).toISOString()
  const until = new Date(now.getTime() + ahead).toISOString()
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { 'record.validUntil': { greater_than: from } },
      { 'record.validUntil': { less_than: until } },
    ],
  }
  const found = await Promise.all(
    contentTypes(req).map(async (type) => {
      const { entries, records } = await entriesOf(type, { where, sort: 'record.validUntil', req })
      return entries.map((entry, at) => ({ ...entry, date: records[at]?.record?.validUntil ?? entry.date }))
    }),
  )
  return found.flat().sort(oldestFirst)
}

type NewFeedback = { id: number; subject: string; receivedAt: string }

/** What residents wrote and nobody has read, the oldest first. */
export const newFeedback = (req: PayloadRequest): Promise<SomeFeedback> =>
  feedbackWhere(unread, 'receivedAt', req)

/** What should have been answered by now, the longest due first. */
export const overdueFeedback = (req: PayloadRequest, now: Date): Promise<SomeFeedback> =>
  feedbackWhere(overdueAt(now), 'dueOn', req)

type SomeFeedback = { count: number; oldest: NewFeedback[] }

async function feedbackWhere(where: Where, sort: string, req: PayloadRequest): Promise<SomeFeedback> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'feedback',
    where,
    sort,
    limit: 5,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    count: totalDocs,
    oldest: docs.map(({ id, subject, receivedAt }) => ({ id, subject, receivedAt })),
  }
}
