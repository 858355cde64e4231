import { previewScheme, purposeOf } from '@nagardwar/contract'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { keyOf, newestOfAll } from '../../content/approval/records.ts'
import type { Approval } from '../../content/approval/states.ts'
import { approvalById, approvalsWhere } from '../../content/approval/store.ts'
import { type Subject, subjectOf } from '../../content/previews/subject.ts'
import { publicRecords } from '../../content/public-records.ts'
import { readLink } from '../../platform/signed-links/sign.ts'
import type { StoredRecord } from '../lists/to-wire.ts'

type Named = { list: string; record: number }

/** What the request may see before others, by the proof of a signed link; undefined where it brings none. */
export function subjectIn(request: Request, { config }: Payload): Subject | undefined {
  const header = request.headers.get('authorization') ?? ''
  if (!header.startsWith(previewScheme)) return undefined
  const token = header.slice(previewScheme.length)
  const purpose = purposeOf(token)
  const link = purpose && readLink(token, { purpose, secret: config.secret, now: new Date() })
  return link ? subjectOf(link.purpose) : undefined
}

/** The last moment of a day in India. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`)

const isShownAt = ({ withdrawAt }: Approval, time: Date): boolean =>
  !withdrawAt || new Date(withdrawAt) > time

/** The drafts that are shown as if they were published, and what has been withdrawn by then. */
async function partsOf(subject: Subject, req: PayloadRequest): Promise<{ drafts: Named[]; gone: Named[] }> {
  if (subject.kind === 'settings') return { drafts: [], gone: [] }
  if (subject.kind === 'record') return { drafts: [{ list: subject.list, record: subject.id }], gone: [] }
  if (subject.kind === 'approval')
    return { drafts: (await approvalById(subject.id, req))?.records ?? [], gone: [] }
  const time = endOfDay(subject.day)
  const planned = await approvalsWhere(
    { and: [{ state: { equals: 'scheduled' } }, { publishAt: { less_than_equal: time.toISOString() } }] },
    req,
  )
  const ending = await approvalsWhere(
    { and: [{ state: { equals: 'published' } }, { withdrawAt: { less_than_equal: time.toISOString() } }] },
    req,
  )
  return {
    drafts: planned.filter((each) => isShownAt(each, time)).flatMap(({ records }) => records),
    gone: ending.flatMap(({ records }) => records),
  }
}

const byPlace = (one: StoredRecord, other: StoredRecord): number =>
  String(one._order ?? '') < String(other._order ?? '') ? -1 : 1

/** The records of a collection as a link shows them: what is public, with the drafts in their places. */
export async function recordsShown(
  payload: Payload,
  collection: CollectionSlug,
  subject: Subject,
): Promise<StoredRecord[]> {
  const req = await createLocalReq({}, payload)
  const now = subject.kind === 'day' ? endOfDay(subject.day) : new Date()
  const shown = (await publicRecords(payload, collection, now)) as unknown as StoredRecord[]
  const records = new Map(shown.map((record) => [Number(record.id), record]))
  const { drafts, gone } = await partsOf(subject, req)
  for (const { list, record } of gone) if (list === collection) records.delete(record)
  const own = drafts.filter(({ list }) => list === collection)
  const versions = await newestOfAll(own, req)
  for (const part of own) {
    const { record } = part
    const newest = versions.get(keyOf(part))
    if (newest && !newest.version.deletedAt)
      records.set(record, { ...newest.version, id: record, updatedAt: newest.updatedAt })
  }
  return [...records.values()].sort(byPlace)
}
