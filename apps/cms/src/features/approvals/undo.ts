import type { CollectionSlug, PayloadRequest } from 'payload'
import { draftsOf, newestOfAll, type Version } from '../../content/approval/records.ts'
import { partOf } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { changeApproval, openAmong } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { readVersions } from '../../platform/database/records.ts'
import { noteDecision } from './journal.ts'

type Published = { part: Part; now: Version; before: Version | undefined }

/** Versions of a record, the newest first, up to one of them. */
async function versionsOf({ list, record }: Part, req: PayloadRequest): Promise<Version[]> {
  const { docs } = await readVersions(req.payload, {
    collection: list as CollectionSlug,
    where: { parent: { equals: record } },
    sort: '-id',
    limit: 0,
    pagination: false,
    req,
  })
  return docs as unknown as Version[]
}

/** What was published from this draft, if nothing came after it, and what residents read before. */
async function publishedFrom(part: Part, req: PayloadRequest): Promise<Published> {
  const [now, draft, ...older] = await versionsOf(part, req)
  if (now?.version._status !== 'published' || draft?.id !== part.version) throw refuse(words.tooLate, req)
  return { part, now, before: older.find(({ version }) => version._status === 'published') }
}

/** Residents read again what they read before, and the text waits as a draft. */
async function takeOut({ part, now, before }: Published, req: PayloadRequest): Promise<void> {
  const collection = part.list as CollectionSlug
  // Payload changes the request that it is given.
  const asked = () => ({ depth: 0, overrideAccess: true, req: partOf(req) })
  const approved = [{ list: part.list, record: part.record, version: now.id }]
  if (!before) {
    const data = { _status: 'draft' } as never
    const context = { isDeedOfDesk: true }
    await req.payload.update({ ...asked(), collection, id: part.record, data, context })
    return
  }
  await req.payload.restoreVersion({ ...asked(), collection, id: before.id, context: { approved } } as never)
  const { version } = await req.payload.findVersionByID({ ...asked(), collection, id: part.version } as never)
  const {
    id: _id,
    createdAt: _at,
    updatedAt: _then,
    ...values
  } = version as unknown as Record<string, unknown>
  const data = { ...values, _status: 'draft' } as never
  await req.payload.update({ ...asked(), collection, id: part.record, data, draft: true })
}

/** What was returned waits again, if its writer has not gone on. */
async function checkReturned({ records }: Approval, req: PayloadRequest): Promise<void> {
  const newest = await newestOfAll(records, req)
  const isChanged = records.some(
    ({ list, record, version }) => newest.get(`${list} ${record}`)?.id !== version,
  )
  if (isChanged || (await openAmong(records, req)).length > 0) throw refuse(words.tooLate, req)
}

/**
 * Takes one's own decision back, as long as nothing came after it: the request waits as before, and residents read what
 * they read before. Returns the drafts that wait now.
 */
export async function undo(approval: Approval, req: PayloadRequest): Promise<Part[]> {
  if (approval.decidedAccount !== Number(req.user?.id)) throw refuse(words.notYourDecision, req)
  if (approval.state === 'returned') await checkReturned(approval, req)
  if (approval.state === 'published') {
    const all = await Promise.all(approval.records.map((part) => publishedFrom(part, req)))
    for (const each of all) await takeOut(each, req)
    await noteDecision('revert', approval, '', req)
  }
  const records = await draftsOf(approval.records, req)
  const undecided = { decidedAt: null, decidedBy: null, decidedAccount: null, isUrgent: false, reason: null }
  const waiting = { state: 'waiting' as const, publishAt: null, withdrawAt: null, records }
  await changeApproval(approval.id, { ...waiting, ...undecided }, req)
  return records
}
