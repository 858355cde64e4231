import type { CollectionSlug, PayloadRequest } from 'payload'
import { namesOf } from '../../content/approval/records.ts'
import type { Approval } from '../../content/approval/states.ts'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { type Action, noteInJournal } from '../../content/journal/entry.ts'
import { same } from '../../content/journal/value-in-words.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import type { Words } from '../../platform/words/words.ts'

/** Notes who sent, approved or returned which records, with the remark or the reason. */
export async function noteDecision(
  action: Action,
  { records }: Approval,
  text: string,
  req: PayloadRequest,
): Promise<void> {
  const names = await namesOf(records, req)
  for (const [index, { list, record }] of records.entries()) {
    const name = names[index]
    await letOthers()
    await noteInJournal(req, {
      action,
      by: personOf(req),
      list: req.payload.collections[list as CollectionSlug].config.labels.singular as Words,
      record,
      ...(name ? { name } : {}),
      ...(text === '' ? {} : { changes: same(text) }),
    })
  }
}
