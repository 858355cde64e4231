import type { FeedbackErrors, SentFeedback } from '@nagardwar/contract/browser'
import { createStore, del, delMany, set, type UseStore, values } from 'idb-keyval'
import type { Receipt } from './receipt.ts'
import { noteWaiting } from './waiting.ts'

type Kept = { key: string; subject: string; keptAt: string }

/**
 * A feedback written without a network. After it is sent, its text is deleted from the device; its subject and
 * reference stay until the visitor has seen them.
 */
export type OutboxEntry = Kept &
  (
    | { state: 'waiting'; feedback: SentFeedback; timesNotTaken?: number }
    | { state: 'refused'; feedback: SentFeedback; errors: FeedbackErrors }
    | ({ state: 'sent' } & Receipt)
  )

// IndexedDB and not local storage, because a service worker can read it too.
let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('feedback', 'outbox')
  return opened
}
/** The name of the change channel and of the lock. */
export const outboxName = 'feedback-outbox'

/** Calls back after every change, in any tab. Returns a function that stops it. */
export function onOutboxChange(listener: () => void): () => void {
  const changes = new BroadcastChannel(outboxName)
  changes.addEventListener('message', listener)
  return () => changes.close()
}

/**
 * A message that waits longer is deleted, because phones may be shared. The texts say so (contact `waitingSince`).
 */
const longestWait = 30 * 24 * 60 * 60 * 1000

/** Everything kept, oldest first. */
export async function readOutbox(): Promise<OutboxEntry[]> {
  const entries = await values<OutboxEntry>(store())
  const isOver = ({ keptAt }: OutboxEntry) => Date.now() - Date.parse(keptAt) > longestWait
  const over = entries.filter(isOver).map(({ key }) => key)
  if (over.length > 0) await delMany(over, store())
  return entries
    .filter((entry) => !isOver(entry))
    .sort((one, other) => one.keptAt.localeCompare(other.keptAt))
}

/** Stores a feedback until it can be sent. Rejects if the device refuses to store it. */
export async function keepForLater(feedback: SentFeedback, key: string): Promise<void> {
  const keptAt = new Date().toISOString()
  await putIntoOutbox({ key, subject: feedback.subject, keptAt, state: 'waiting', feedback })
}

/** Removes an entry, because the visitor took it back or has read its reference. */
export async function removeFromOutbox(key: string): Promise<void> {
  await del(key, store())
  await changed()
}

/** Stores an entry, replacing an earlier one with the same key. */
export async function putIntoOutbox(entry: OutboxEntry): Promise<void> {
  await set(entry.key, entry, store())
  await changed()
}

async function changed(): Promise<void> {
  const entries = await readOutbox()
  noteWaiting(entries.some(({ state }) => state === 'waiting'))
  const changes = new BroadcastChannel(outboxName)
  changes.postMessage('changed')
  changes.close()
}
