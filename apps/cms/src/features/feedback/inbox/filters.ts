import type { Where } from 'payload'
import { isOpen, notAside } from '../open-messages.ts'

export const views = ['unread', 'mine', 'overdue', 'open', 'done', 'aside'] as const
export type View = (typeof views)[number]

export const isView = (value: unknown): value is View => views.some((view) => view === value)

/** Work whose day has passed. What is put aside is no work. */
export const overdueAt = (now: Date): Where => ({
  and: [isOpen, notAside, { dueOn: { less_than: now.toISOString() } }],
})

export const unread: Where = { and: [{ readAt: { exists: false } }, isOpen, notAside] }

/** What a view of the inbox shows. */
export function whereOf(view: View, { account, now }: { account: number; now: Date }): Where {
  switch (view) {
    case 'unread':
      return unread
    case 'mine':
      return { and: [isOpen, notAside, { assignee: { equals: account } }] }
    case 'overdue':
      return overdueAt(now)
    case 'open':
      return { and: [isOpen, notAside] }
    case 'done':
      return { and: [{ status: { in: ['answered', 'closed'] } }, notAside] }
    case 'aside':
      return { putAside: { exists: true } }
  }
}
