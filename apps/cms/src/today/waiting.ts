import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, StaticLabel, Where } from 'payload'
import { type Author, authorsOfDrafts } from '../drafts/author.ts'
import { overdueAt, unread } from '../feedback/inbox/filters.ts'
import { say, type Words } from '../fields/words.ts'

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

const mostOfEach = 20

const labelOf = (label: StaticLabel | undefined, req: PayloadRequest): string =>
  typeof label === 'object' ? say(label as Words, req) : String(label ?? '')

const contentTypes = (req: PayloadRequest): SanitizedCollectionConfig[] =>
  req.payload.config.collections.filter(({ versions, orderable }) => Boolean(versions) && orderable === true)

async function entriesWhere(
  where: Where,
  draft: boolean,
  sort: string,
  req: PayloadRequest,
): Promise<[Entry, Found][]> {
  const entries: [Entry, Found][] = []
  for (const { slug, labels } of contentTypes(req)) {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where,
      draft,
      sort,
      limit: mostOfEach,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as unknown as Found[])
      entries.push([
        {
          slug,
          id: doc.id,
          name: doc.listedAs ?? '',
          list: labelOf(labels.singular as StaticLabel, req),
          date: doc.updatedAt,
        },
        doc,
      ])
  }
  return entries
}

const oldestFirst = (one: Entry, other: Entry): number => one.date.localeCompare(other.date)

/** All drafts that wait to be published, the oldest first, and who saved each last. */
export async function draftsWaiting(req: PayloadRequest): Promise<Entry[]> {
  const found = await entriesWhere({ _status: { equals: 'draft' } }, true, 'updatedAt', req)
  const authors = await authorsOfDrafts(req)
  return found
    .map(([entry]) => {
      const by = authors.get(`${entry.slug}:${entry.id}`)
      return by ? { ...entry, by } : entry
    })
    .sort(oldestFirst)
}

/** Drafts of colleagues, and those that came with a new council or an import: of these there may be a hundred. */
export const byOrigin = (drafts: readonly Entry[]): { written: Entry[]; prepared: Entry[] } => ({
  written: drafts.filter(({ by }) => by),
  prepared: drafts.filter(({ by }) => !by),
})

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
  const found = await entriesWhere(where, false, 'record.validUntil', req)
  return found
    .map(([entry, { record }]) => ({ ...entry, date: record?.validUntil ?? entry.date }))
    .sort(oldestFirst)
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
