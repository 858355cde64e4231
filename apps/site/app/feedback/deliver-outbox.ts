import { notifyDesk, type Post, sendFeedback } from '../api/feedback.ts'
import { type OutboxEntry, outboxName, putIntoOutbox, readOutbox } from './outbox.ts'
import { sendSealed } from './send-sealed.ts'

/** After so many answers without success, a message is put aside for its writer. */
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

type Waiting = OutboxEntry & { state: 'waiting' }

/** The tab that knows the text sends it as it is, and learns the private link. Any other hands it over sealed. */
const send = (post: Post, { feedback, sealed, key }: Waiting) =>
  feedback ? sendFeedback(post, feedback, key) : sendSealed(sealed, key)

/** Counts an attempt. After the last one the message no longer waits. */
async function notTaken(entry: Waiting): Promise<OutboxEntry | undefined> {
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
    const answer = await send(post, entry)
    if (answer.state === 'failed' && answer.isNotTaken) {
      const putAside = await notTaken(entry)
      if (putAside) done.push(putAside)
      continue
    }
    if (answer.state === 'failed' && answer.isUnanswered) onUnanswered()
    if (answer.state === 'busy' || answer.state === 'failed') break
    const { sealed, timesNotTaken: _, ...kept } = entry
    const settled: OutboxEntry =
      answer.state === 'sent' ? { ...kept, ...answer } : { ...kept, ...answer, sealed }
    await putIntoOutbox(settled)
    done.push(settled)
    if (answer.state === 'sent' && entry.feedback) void notifyDesk(post, entry.feedback.name)
  }
  return done
}
