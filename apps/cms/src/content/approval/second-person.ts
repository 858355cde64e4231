import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { isRehearsal } from '../../payload/database/stop-rehearsals.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { isMovedInList } from '../../payload/requests/reorder.ts'
import { moveOf } from '../../payload/trash/trash.ts'
import { approvedVersion, isApproved } from './context.ts'
import { newestOf, touchedBy, writersOf } from './records.ts'
import type { Approval, Part } from './states.ts'
import { openFor } from './store.ts'
import { words } from './words.ts'

/** Whether a second person must approve what is published, as an administrator has set it. */
export async function needsSecondPerson({ payload }: { payload: Payload }): Promise<boolean> {
  const { publishing } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return publishing === 'second'
}

/** Whether this account wrote or sent what it would approve. */
export async function isOwnWork(
  { sentAccount, records }: Pick<Approval, 'records' | 'sentAccount'>,
  req: PayloadRequest,
): Promise<boolean> {
  const account = Number(req.user?.id)
  if (sentAccount === account) return true
  for (const part of await touchedBy(account, records, req))
    if ((await writersOf(part, req)).has(account)) return true
  return false
}

/**
 * What was approved for a time is published as it was approved. On SQLite a kill may have left a bundle half published;
 * nobody changes it before it is finished.
 */
async function refuseWhatIsDecided(
  record: Pick<Part, 'list' | 'record'>,
  req: PayloadRequest,
): Promise<void> {
  const [open] = await openFor(record, req, ['publishing', 'scheduled'])
  if (open) throw refuse(open.state === 'scheduled' ? words.isScheduled : words.beingPublished, req)
}

const keepsWhatWasApproved = (req: PayloadRequest): boolean =>
  isMovedInList(req) || ['in', 'out'].includes(moveOf(req) ?? '')

/**
 * Nothing of a person becomes public past the approvals where the council asks for two, and through them only the
 * version that the officer has seen. Payload has read the draft before this: a later one is not in what it stores.
 */
export const publishOnlyApproved: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && req.user && !isApproved(req) && !isMovedInList(req))
    await refuseWhatIsDecided({ list: collection.slug, record: originalDoc.id }, req)
  if (data._status !== 'published' || keepsWhatWasApproved(req)) return data
  // A row of a spreadsheet that would be added is only checked: it has no version yet.
  if (originalDoc?.id === undefined && isRehearsal(req)) return data
  if (isApproved(req)) {
    const newest = await newestOf(collection.slug, originalDoc?.id, req)
    if (newest?.id !== approvedVersion(req, collection.slug, originalDoc?.id))
      throw refuse(words.changed, req)
  } else if (req.user && (await needsSecondPerson(req))) throw refuse(words.needsApproval, req)
  return data
}
