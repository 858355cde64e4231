import type { PayloadRequest, Where } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { noticesWithMessages } from '../../../platform/database/notice-answers.ts'
import { titleOf } from './in-words.ts'
import type { StoredNotice } from './open-notice.ts'

/** What residents sent to a notice: answers, or proposals for the budget. */
export const toNotice = (notice: number): Where => ({
  or: [{ publicNotice: { equals: notice } }, { proposalNotice: { equals: notice } }],
})

export type AnsweredNotice = { id: number; kind: StoredNotice['kind']; title: string }

/** The notices to which something came, the newest first; for those alone who may read it. */
export async function answeredNotices(req: PayloadRequest, language: 'en' | 'mr'): Promise<AnsweredNotice[]> {
  if (!editors({ req })) return []
  const ids = await noticesWithMessages(req.payload)
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'public-notices',
    where: { id: { in: ids } },
    sort: '-id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map((notice) => ({
    id: notice.id,
    title: titleOf(notice, language),
    kind: notice.kind,
  }))
}
