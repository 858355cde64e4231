import type { CollectionAfterChangeHook } from 'payload'
import { personOf } from '../journal/changes-of-records.ts'
import { isApproved } from './context.ts'
import { isDraft, newestOfAll } from './records.ts'
import { changeApproval, openFor } from './store.ts'

/** What an editor published from its own form waits no longer. */
export const closeWhatIsPublished: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published' || !req.user || isApproved(req)) return doc
  const person = personOf(req)
  for (const { id, records } of await openFor({ list: collection.slug, record: doc.id }, req, ['waiting'])) {
    const others = records.filter(({ list, record }) => list !== collection.slug || record !== doc.id)
    const newest = await newestOfAll(others, req)
    if ([...newest.values()].some(isDraft)) continue
    const decided = { decidedBy: person?.name ?? null, decidedAccount: person?.id ?? null }
    await changeApproval(id, { state: 'published', decidedAt: new Date().toISOString(), ...decided }, req)
  }
  return doc
}
