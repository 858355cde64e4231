import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { DocumentLanguage } from '../findings/documents/language-of.ts'

export type Read = { language: DocumentLanguage; year: string }

const nothing: Read = { language: 'unknown', year: '' }
const longest = 15_000
/** In megabytes. */
const mostMemory = 256
/** A reader of its own for each person who drops documents, one after the other. */
const mostWaiting = 20

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, 'read-worker.ts')

async function readNow(bytes: Buffer, time: number): Promise<Read> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostMemory } })
  // An error that nobody hears would end the desk.
  worker.on('error', () => {})
  try {
    worker.postMessage(bytes)
    const [found] = await once(worker, 'message', { signal: AbortSignal.timeout(time) })
    return found as Read
  } catch {
    return nothing
  } finally {
    await worker.terminate()
  }
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Language and year of a document by its text; unknown where it cannot be read in time. One at a time, also in memory:
 * the desk has other work. Nothing where too many wait.
 */
export async function readDocument(bytes: () => Promise<Buffer>, time = longest): Promise<Read | undefined> {
  if (waiting >= mostWaiting) return undefined
  waiting += 1
  const reading = last.then(async () => readNow(await bytes(), time))
  last = reading.catch(() => undefined)
  return reading.finally(() => {
    waiting -= 1
  })
}
