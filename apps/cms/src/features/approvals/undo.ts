import type { CollectionSlug, PayloadRequest } from 'payload'
import { draftsOf, keyOf, newestOfAll, type Version } from '../../content/approval/records.ts'
import { partOf } from '../../content/approval/rehearse.ts'
import type { Approval, Part } from '../../content/approval/states.ts'
import { changeApproval, openAmong } from '../../content/approval/store.ts'
import { words } from '../../content/approval/words.ts'
import { noteChange } from '../../content/content-version.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { readShownBefore } from '../../platform/database/approval-rows.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import { readVersions } from '../../platform/database/records.ts'
import { inOwnTransaction } from '../../platform/database/transaction.ts'
import { noteDecision } from './journal.ts'

/** Versions of a record, the newest first. */
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

const isPublished = (version: Version | undefined): boolean => version?.version._status === 'published'

/** Throws where something came after the publication. */
async function checkPublished(part: Part, req: PayloadRequest): Promise<void> {
  const [now, draft] = await versionsOf(part, req)
  if (!isPublished(now) || draft?.id !== part.version) throw refuse(words.tooLate, req)
}

/**
 * Residents read again what they read before, and the text waits as a draft. What is done already, before the desk was
 * killed, is left as it is.
 */
async function takeOut(part: Part, wasPublic: boolean, req: PayloadRequest): Promise<void> {
  const collection = part.list as CollectionSlug
  // Nobody else changes what is being taken back.
  const context = { isOneOfMany: true, approved: [] }
  // Payload changes the request that it is given.
  const asked = () => ({ depth: 0, overrideAccess: true, req: partOf(req) })
  const [now, draft, ...older] = await versionsOf(part, req)
  if (!now || !isPublished(now)) return
  const before = older.find((version) => isPublished(version) && version.id < part.version)
  if (!before || !wasPublic) {
    const data = { _status: 'draft' } as never
    const own = { ...context, isDeedOfDesk: true }
    await req.payload.update({ ...asked(), collection, id: part.record, data, context: own })
    return
  }
  if (draft?.id === part.version) {
    const approved = [{ list: part.list, record: part.record, version: now.id }]
    const own = { ...context, approved }
    await req.payload.restoreVersion({ ...asked(), collection, id: before.id, context: own } as never)
  }
  const { version } = await req.payload.findVersionByID({ ...asked(), collection, id: part.version } as never)
  const {
    id: _id,
    createdAt: _at,
    updatedAt: _then,
    ...values
  } = version as unknown as Record<string, unknown>
  const data = { ...values, _status: 'draft' } as never
  await req.payload.update({ ...asked(), collection, id: part.record, data, draft: true, context })
}

/** What was returned waits again, if its writer has not gone on. */
async function checkReturned({ records }: Approval, req: PayloadRequest): Promise<void> {
  const newest = await newestOfAll(records, req)
  const isChanged = records.some((part) => newest.get(keyOf(part))?.id !== part.version)
  if (isChanged || (await openAmong(records, req)).length > 0) throw refuse(words.tooLate, req)
}

/** The request waits as before it was decided. Returns the drafts that wait now. */
async function waitAgain({ id, records }: Approval, req: PayloadRequest): Promise<Part[]> {
  const parts = await draftsOf(records, req)
  const undecided = { decidedAt: null, decidedBy: null, decidedAccount: null, isUrgent: false, reason: null }
  const waiting = { state: 'waiting' as const, publishAt: null, withdrawAt: null, records: parts }
  await changeApproval(id, { ...waiting, ...undecided }, req)
  return parts
}

/** Takes the rest out of what was published, of which residents read nothing any more. */
export async function finishUndo(approval: Approval, req: PayloadRequest): Promise<Part[]> {
  const shown = await readShownBefore(req.payload, approval.id)
  for (const part of approval.records) {
    await letOthers()
    await takeOut(part, shown?.has(keyOf(part)) ?? true, req)
  }
  const parts = await waitAgain(approval, req)
  await noteChange(req.payload, req)
  return parts
}

/**
 * What was published together is taken back together: being carried out, and not decided, its records are shown as they
 * were before (docs/decisions/0091) from the first announcement on.
 */
async function takeBackPublished(approval: Approval, req: PayloadRequest): Promise<Part[]> {
  for (const part of approval.records) await checkPublished(part, req)
  let parts: Part[] = []
  await inOwnTransaction(req, async () => {
    await changeApproval(approval.id, { state: 'publishing', decidedAt: null }, req)
    await noteChange(req.payload, req)
    await noteDecision('revert', approval, '', req)
    parts = await finishUndo(approval, req)
  })
  return parts
}

/**
 * Takes one's own decision back, as long as nothing came after it: the request waits as before, and residents read what
 * they read before. Returns the drafts that wait now.
 */
export async function undo(approval: Approval, req: PayloadRequest): Promise<Part[]> {
  if (approval.decidedAccount !== Number(req.user?.id)) throw refuse(words.notYourDecision, req)
  if (approval.state === 'published') return takeBackPublished(approval, req)
  if (approval.state === 'returned') await checkReturned(approval, req)
  return waitAgain(approval, req)
}
