import type { FeedbackErrors, SentFeedback } from '@nagardwar/contract/browser'
import { createStore, del, delMany, set, type UseStore, values } from 'idb-keyval'
import { seal, sealFile } from './seal.ts'
import { keepInTab, keptInTab } from './tab-store.ts'
import { noteWaiting } from './waiting.ts'

/** A photograph of a report that waits, and the token of one that the server has for a day. */
type KeptPhotograph = { sealed?: Uint8Array<ArrayBuffer>; token?: string }

/** What lies on the device, for whoever holds it: of the message no more than that it was written, when, and in which form. */
type OnDevice = { key: string; keptAt: string; isReport?: true } & (
  | { state: 'waiting'; sealed: string; photographs?: readonly KeptPhotograph[]; timesNotTaken?: number }
  | { state: 'refused'; sealed: string; photographs?: readonly KeptPhotograph[]; errors: FeedbackErrors }
  | { state: 'sent'; reference: string; dueOn?: string }
)
/** What the tab in which it was written knows besides, until it is closed. */
type InTab = { feedback?: SentFeedback; secret?: string }

/** A feedback written without a network. After it is sent, its reference stays until the visitor has seen it. */
export type OutboxEntry = OnDevice & InTab
export type Waiting = OutboxEntry & { state: 'waiting' }
/** One whose text this tab knows: it can be corrected. */
export type KnownEntry = OutboxEntry & { feedback: SentFeedback }

// IndexedDB and not session storage, because it must outlast the tab.
let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('feedback', 'outbox')
  return opened
}
/** The name of the change channel, of the lock and of what the tab knows. */
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
  const entries = await Promise.all((await values<OnDevice | Readable>(store())).map(sealReadable))
  const inTab = await readTab()
  const isOver = ({ keptAt }: OnDevice) => Date.now() - Date.parse(keptAt) > longestWait
  const over = entries.filter(isOver).map(({ key }) => key)
  if (over.length > 0) await delMany(over, store())
  return entries
    .filter((entry) => !isOver(entry))
    .sort((one, other) => one.keptAt.localeCompare(other.keptAt))
    .map((entry) => ({ ...entry, ...inTab[entry.key] }))
}

/** Stores a feedback until it can be sent. Rejects if it cannot be sealed, or the device refuses to store it. */
export async function keepForLater(feedback: SentFeedback, key: string): Promise<void> {
  const keptAt = new Date().toISOString()
  await putIntoOutbox({ key, keptAt, state: 'waiting', sealed: await seal(feedback), feedback })
}

/** A photograph to be kept, and its token if the server has it already; without a file the device never had it. */
type Photograph = { file?: Blob; token?: string }

/** Stores a report until it can be sent: from then on only the council can read it and see its photographs. */
export async function keepSealed(
  report: object,
  key: string,
  photographs: readonly Photograph[],
): Promise<void> {
  const keptAt = new Date().toISOString()
  const sealed = await seal(report)
  const kept: KeptPhotograph[] = []
  // One after the other: a cheap phone has memory for one.
  for (const photograph of photographs) kept.push(await sealedPhotograph(photograph))
  await putIntoOutbox({
    ...{ key, keptAt, isReport: true, state: 'waiting', sealed },
    ...(kept.length > 0 ? { photographs: kept } : {}),
  })
}

async function sealedPhotograph({ file, token }: Photograph): Promise<KeptPhotograph> {
  const jwe = file && (await sealFile(new Uint8Array(await file.arrayBuffer())))
  return { ...(jwe ? { sealed: new TextEncoder().encode(jwe) } : {}), ...(token ? { token } : {}) }
}

/** Removes an entry, because the visitor took it back or has read its reference. */
export async function removeFromOutbox(key: string): Promise<void> {
  await del(key, store())
  await noteInTab(key, {})
  await changed()
}

/** Stores an entry, replacing an earlier one with the same key. */
export async function putIntoOutbox(entry: OutboxEntry): Promise<void> {
  await put(entry)
  await changed()
}

async function put({ feedback, secret, ...entry }: OutboxEntry): Promise<OnDevice> {
  await set(entry.key, entry, store())
  await noteInTab(entry.key, { ...(feedback ? { feedback } : {}), ...(secret ? { secret } : {}) })
  return entry
}

/** As version 0.1 kept it: readable. */
type Readable = OutboxEntry & { subject: string }

/** What was kept readable is sealed as soon as a page of this version reads it; otherwise it goes out as it is. */
async function sealReadable(entry: OnDevice | Readable): Promise<OnDevice | Readable> {
  if (!('subject' in entry)) return entry
  const { subject: _, ...rest } = entry
  try {
    const sealed = rest.feedback ? { sealed: await seal(rest.feedback) } : {}
    return await put({ ...rest, ...sealed } as OutboxEntry)
  } catch (error) {
    console.warn('Kept feedback could not be sealed', error)
    return entry
  }
}

/** If the tab cannot remember, the message waits all the same; it can only not be taken back. */
const readTab = (): Promise<Record<string, InTab>> =>
  keptInTab(outboxName).then(
    (known) => (known ?? {}) as Record<string, InTab>,
    (error) => {
      console.warn('What this tab knew of kept feedback cannot be read', error)
      return {}
    },
  )

/** Asked for in one go, so that two at once each add to what the other has noted. */
const noteInTab = (key: string, known: InTab): Promise<void> =>
  keepInTab(
    outboxName,
    readTab().then(({ [key]: _, ...others }) =>
      Object.keys(known).length > 0 ? { ...others, [key]: known } : others,
    ),
  ).catch((error) => console.warn('This tab cannot remember the feedback that was kept', error))

async function changed(): Promise<void> {
  const entries = await readOutbox()
  noteWaiting(entries.some(({ state }) => state === 'waiting'))
  const changes = new BroadcastChannel(outboxName)
  changes.postMessage('changed')
  changes.close()
}
