import type { Payload } from 'payload'

/** So long residents were told that their feedback stays (the notice beside the form, and the privacy policy). */
const yearsKept = 1

/**
 * Erases feedback older than a year, and the notes to staff that name its senders. One statement each, without
 * hooks: however many processes do it at the same time, it is done once.
 */
export async function eraseOldFeedback(payload: Payload, now = new Date()): Promise<void> {
  const oldest = aYearBefore(now).toISOString()
  await payload.db.deleteMany({ collection: 'feedback', where: { receivedAt: { less_than: oldest } } })
  await payload.db.deleteMany({ collection: 'notifications', where: { createdAt: { less_than: oldest } } })
}

function aYearBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - yearsKept)
  return then
}
