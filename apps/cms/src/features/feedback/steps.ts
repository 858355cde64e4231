import type { CollectionBeforeChangeHook } from 'payload'

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

/** Only what came twice has a first message. */
export const forgetTheFirst: CollectionBeforeChangeHook = ({ data }) =>
  data.putAside === 'duplicate' ? data : { ...data, duplicateOf: null }
