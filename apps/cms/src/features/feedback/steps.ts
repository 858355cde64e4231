import type { CollectionBeforeChangeHook } from 'payload'
import { looksAfter } from './people.ts'

/** Notes when a feedback was taken up, answered and closed, whoever changes its state and by which door. */
export const noteSteps: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const before = originalDoc?.status
  const status = before === 'new' && data.status === 'new' && data.department ? 'in-progress' : data.status
  if (!status || status === before) return data
  const now = new Date().toISOString()
  return {
    ...data,
    status,
    ...(before === 'new' ? { readAt: data.readAt ?? now } : {}),
    ...(status === 'new' ? {} : { takenUpAt: data.takenUpAt ?? now }),
    ...(status === 'answered' ? { answeredAt: now } : {}),
    closedAt: status === 'closed' ? now : null,
  }
}

/** Whoever can no longer read a message does not look after it. */
export const takeFromOtherDepartment: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const assignee = originalDoc?.assignee
  if (!assignee || data.department === undefined || data.department === originalDoc.department) return data
  const stays = await looksAfter(req.payload, assignee, { ...originalDoc, department: data.department })
  return stays ? data : { ...data, assignee: null }
}

/** Only what came twice has a first message. */
export const forgetTheFirst: CollectionBeforeChangeHook = ({ data }) =>
  data.putAside === 'duplicate' ? data : { ...data, duplicateOf: null }
