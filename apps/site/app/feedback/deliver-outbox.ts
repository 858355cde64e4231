import { notifyDesk, type Post, sendFeedback } from '../api/feedback.ts'
import { type OutboxEntry, outboxName, putIntoOutbox, readOutbox } from './outbox.ts'

/**
 * Sends what waits, one after the other, and stops at the first that cannot be sent now. Each goes with the key it
 * was kept under, so that it is stored once however many tabs, visits and lost answers there are.
 */
export function deliverOutbox(post: Post): Promise<OutboxEntry[]> {
  const deliver = () => deliverInTurn(post)
  // Another tab that is at it does the work; where a browser has no locks the keys are enough.
  if (!('locks' in navigator)) return deliver()
  return navigator.locks.request(outboxName, { ifAvailable: true }, (lock) => (lock ? deliver() : []))
}

async function deliverInTurn(post: Post): Promise<OutboxEntry[]> {
  const done: OutboxEntry[] = []
  for (const entry of await readOutbox()) {
    if (entry.state !== 'waiting') continue
    const answer = await sendFeedback(post, entry.feedback, entry.key)
    if (answer.state === 'busy' || answer.state === 'failed') break
    const { feedback, ...kept } = entry
    const settled: OutboxEntry =
      answer.state === 'sent' ? { ...kept, ...answer } : { ...kept, ...answer, feedback }
    await putIntoOutbox(settled)
    done.push(settled)
    if (answer.state === 'sent') void notifyDesk(post, feedback.name)
  }
  return done
}
