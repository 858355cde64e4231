import { notifyDesk, type Post, sendFeedback } from '../api/feedback.ts'
import { type OutboxEntry, outboxName, putIntoOutbox, readOutbox } from './outbox.ts'

/** After so many answers without success, a message is put aside, with its text, for its writer. */
const mostTries = 3

/**
 * Sends the waiting messages in order, and stops at the first that cannot be sent now. A message that the server
 * rejects does not hold up the others. Each is sent with the key it was stored under, so it is stored once, whatever
 * the number of tabs, visits and lost answers. `onUnanswered` is called if no server answered.
 */
export function deliverOutbox(post: Post, onUnanswered: () => void): Promise<OutboxEntry[]> {
  const deliver = () => deliverInTurn(post, onUnanswered)
  // If another tab is sending, it does the work. In browsers without locks the keys are enough.
  if (!('locks' in navigator)) return deliver()
  return navigator.locks.request(outboxName, { ifAvailable: true }, (lock) => (lock ? deliver() : []))
}

/** Counts an attempt. After the last one the message no longer waits. */
async function notTaken(entry: OutboxEntry & { state: 'waiting' }): Promise<OutboxEntry | undefined> {
  const timesNotTaken = (entry.timesNotTaken ?? 0) + 1
  if (timesNotTaken < mostTries) {
    await putIntoOutbox({ ...entry, timesNotTaken })
    return undefined
  }
  const { timesNotTaken: _, ...kept } = entry
  const refused: OutboxEntry = { ...kept, state: 'refused', errors: {} }
  await putIntoOutbox(refused)
  return refused
}

async function deliverInTurn(post: Post, onUnanswered: () => void): Promise<OutboxEntry[]> {
  const done: OutboxEntry[] = []
  for (const entry of await readOutbox()) {
    if (entry.state !== 'waiting') continue
    const answer = await sendFeedback(post, entry.feedback, entry.key)
    if (answer.state === 'failed' && answer.isNotTaken) {
      const putAside = await notTaken(entry)
      if (putAside) done.push(putAside)
      continue
    }
    if (answer.state === 'failed' && answer.isUnanswered) onUnanswered()
    if (answer.state === 'busy' || answer.state === 'failed') break
    const { feedback, timesNotTaken: _, ...kept } = entry
    const settled: OutboxEntry =
      answer.state === 'sent' ? { ...kept, ...answer } : { ...kept, ...answer, feedback }
    await putIntoOutbox(settled)
    done.push(settled)
    if (answer.state === 'sent') void notifyDesk(post, feedback.name)
  }
  return done
}
