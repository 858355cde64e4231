import type { Payload } from 'payload'
import { type Due, dueNow } from '../../content/due-alerts/due.ts'
import { openingAt } from '../../content/opening/state.ts'
import { exclusively } from '../../platform/database/exclusively.ts'
import { announceAlert, announceDigest, isDigestMade } from '../../platform/database/mail-deliveries.ts'
import { newsOf, noteNews } from '../../platform/database/mail-news.ts'
import { hasSubscribers } from '../../platform/database/mail-subscriptions.ts'
import { dayOf, hourOf } from '../../platform/dates/days.ts'
import { canSendMail } from '../../platform/mail/mail-server.ts'
import { newsNow } from './news.ts'

/** The hours of the morning and day, by India's clock, in which the digest of a day is made. */
const digestHours = { from: 7, to: 20 }

export const isOpen = async (payload: Payload, now: Date): Promise<boolean> =>
  (await openingAt(payload, now)).state === 'open'

/** The alerts that are due, by the batches of their mails, made where nobody has made them. */
export async function dueBatches(payload: Payload, now: Date): Promise<Map<number, Due>> {
  const batches = new Map<number, Due>()
  for (const due of await dueNow(payload, now)) {
    // The state of a service may have the number of an alert; its version says which it is.
    batches.set(await announceAlert(payload, due), due)
  }
  return batches
}

/** Once a day, in the morning: notes what is new since the last one, and queues a mail for who asked for it. */
async function makeDigest(payload: Payload, now: Date): Promise<void> {
  const [day, hour] = [dayOf(now), hourOf(now)]
  if (hour < digestHours.from || hour >= digestHours.to || (await isDigestMade(payload, day))) return
  // Of two processes at once one would queue mails for half the topics.
  await exclusively(payload, 'mail-digest', async () => {
    if (await isDigestMade(payload, day)) return
    await noteNews(payload, await newsNow(payload, now), day)
    const topics = new Set((await newsOf(payload, day)).map(({ topic }) => topic))
    await announceDigest(payload, day, [...topics])
  })
}

/** Queues what is to be told now. It is noted also while nobody asks: the first one gets no mail about years ago. */
export async function announceMails(payload: Payload, now = new Date()): Promise<void> {
  if (!canSendMail(payload) || !(await isOpen(payload, now))) return
  await makeDigest(payload, now)
  if (await hasSubscribers(payload)) await dueBatches(payload, now)
}
