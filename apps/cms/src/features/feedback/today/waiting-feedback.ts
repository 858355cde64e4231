import type { PayloadRequest, Where } from 'payload'
import { overdueAt, unread } from '../inbox/filters.ts'
import { isOpen, notAside } from '../open-messages.ts'

export type NewFeedback = { id: number; subject: string; receivedAt: string }

/** What residents wrote and nobody has read, the oldest first. */
export const newFeedback = (req: PayloadRequest): Promise<SomeFeedback> =>
  feedbackWhere(unread, 'receivedAt', req)

/** What should have been answered by now, the longest due first. */
export const overdueFeedback = (req: PayloadRequest, now: Date): Promise<SomeFeedback> =>
  feedbackWhere(overdueAt(now), 'dueOn', req)

/** What is open of that which this account may read, the first due first. */
export const feedbackOfDepartment = (req: PayloadRequest): Promise<SomeFeedback> =>
  feedbackWhere({ and: [isOpen, notAside] }, 'dueOn', req)

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
