import { notifyDesk, type Post, sendFeedback } from '../api/feedback.ts'
import { areGone, handOverPhotographs, tokensOf, withoutTokens } from './hand-over-photographs.ts'
import { type OutboxEntry, outboxName, putIntoOutbox, readOutbox, type Waiting } from './outbox.ts'
import { type SealedAnswer, sendSealed } from './send-sealed.ts'

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

/**
 * The tab that knows the text sends it as it is, and learns the private link. Any other hands it over sealed, a report
 * after its photographs; it comes back with what the server has of them.
 */
async function send(
  post: Post,
  waiting: Waiting,
): Promise<{ entry: Waiting; answer: SealedAnswer | 'later' }> {
  const { feedback, sealed, key } = waiting
  if (feedback) return { entry: waiting, answer: await sendFeedback(post, feedback, key) }
  const { entry, stopped } = await handOverPhotographs(waiting)
  return { entry, answer: stopped ?? (await sendSealed(sealed, key, tokensOf(entry))) }
}

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
  for (const waiting of await readOutbox()) {
    if (waiting.state !== 'waiting') continue
    const { entry, answer } = await send(post, waiting)
    if (answer === 'later') continue
    if (areGone(answer) || (answer.state === 'failed' && answer.isNotTaken)) {
      const putAside = await notTaken(areGone(answer) ? withoutTokens(entry) : entry)
      if (putAside) done.push(putAside)
      continue
    }
    if (answer.state === 'failed' && answer.isUnanswered) onUnanswered()
    if (answer.state === 'busy' || answer.state === 'failed') break
    const { sealed, photographs, timesNotTaken: _, ...kept } = entry
    const settled: OutboxEntry =
      answer.state === 'sent'
        ? { ...kept, ...answer }
        : { ...kept, ...answer, sealed, ...(photographs ? { photographs } : {}) }
    await putIntoOutbox(settled)
    done.push(settled)
    if (answer.state === 'sent' && entry.feedback) void notifyDesk(post, entry.feedback.name)
  }
  return done
}
