import type { Feedback, FeedbackErrors } from '@nagardwar/contract/browser'
import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { notifyDesk, type Post, sendFeedback } from '../api/feedback.ts'
import { noteWaiting } from './waiting.ts'

type Kept = { key: string; subject: string; keptAt: string }

/**
 * A feedback that was written without a network. Once it is sent its text is gone from the device; only its subject
 * and reference stay until the visitor has seen them.
 */
export type OutboxEntry = Kept &
  (
    | { state: 'waiting'; feedback: Feedback }
    | { state: 'refused'; feedback: Feedback; errors: FeedbackErrors }
    | { state: 'sent'; reference: string }
  )

// IndexedDB and not local storage: a service worker can read it too.
let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('feedback', 'outbox')
  return opened
}
const channel = 'feedback-outbox'

/** Calls back after every change, in whatever tab. The result stops it. */
export function onOutboxChange(listener: () => void): () => void {
  const changes = new BroadcastChannel(channel)
  changes.addEventListener('message', listener)
  return () => changes.close()
}

/** Everything kept, oldest first. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const entries = await values<OutboxEntry>(store())
  return entries.sort((one, other) => one.keptAt.localeCompare(other.keptAt))
}

/** Keeps a feedback until it can be sent. Rejects where the device refuses to keep anything. */
export async function keepForLater(feedback: Feedback, key: string): Promise<void> {
  const keptAt = new Date().toISOString()
  await put({ key, subject: feedback.subject, keptAt, state: 'waiting', feedback })
}

/** Takes an entry out, because the visitor called it back or has read its reference. */
export async function removeFromOutbox(key: string): Promise<OutboxEntry | undefined> {
  const entry = await get<OutboxEntry>(key, store())
  await del(key, store())
  await changed()
  return entry
}

/**
 * Sends what waits, one after the other, and stops at the first that cannot be sent now. Each goes with the key it
 * was kept under, so that it is stored once however many tabs, visits and lost answers there are.
 */
export function deliverOutbox(post: Post): Promise<OutboxEntry[]> {
  const deliver = () => deliverInTurn(post)
  // Another tab that is at it does the work; where a browser has no locks the keys are enough.
  if (!('locks' in navigator)) return deliver()
  return navigator.locks.request(channel, { ifAvailable: true }, (lock) => (lock ? deliver() : []))
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
    await put(settled)
    done.push(settled)
    if (answer.state === 'sent') void notifyDesk(post, feedback.name)
  }
  return done
}

async function put(entry: OutboxEntry): Promise<void> {
  await set(entry.key, entry, store())
  await changed()
}

async function changed(): Promise<void> {
  const entries = await readOutbox()
  noteWaiting(entries.some(({ state }) => state === 'waiting'))
  const changes = new BroadcastChannel(channel)
  changes.postMessage('changed')
  changes.close()
}
