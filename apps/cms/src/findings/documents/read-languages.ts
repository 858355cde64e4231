import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { Media } from '../../payload-types.ts'
import type { FileStore } from '../../uploads/stored-file.ts'
import { lookInto } from '../scans/scan-files.ts'
import type { DocumentLanguage } from './language-of.ts'

/** By the name of a document: the language of its text. */
export type DocumentLanguages = Readonly<Record<string, DocumentLanguage>>

/** Larger documents are volumes of drawings. */
const largest = 32 * 1024 ** 2
const longestReading = 30_000
/** In megabytes. */
const mostMemory = 256

/** Reads each document once, one after the other, in a thread that ends with the last or breaks with a bad one. */
export async function readLanguages(
  files: readonly Media[],
  store: FileStore,
  known: DocumentLanguages,
  longest = longestReading,
): Promise<DocumentLanguages> {
  let worker: Worker | undefined
  const end = async (): Promise<void> => {
    const last = worker
    worker = undefined
    await last?.terminate()
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    // Heard also between two documents: an error that nobody hears would end the desk.
    begun.on('error', () => {
      if (worker === begun) worker = undefined
    })
    return begun
  }

  async function languageIn(bytes: Buffer): Promise<DocumentLanguage | undefined> {
    worker ??= begin()
    worker.postMessage(bytes)
    try {
      const [found] = await once(worker, 'message', { signal: AbortSignal.timeout(longest) })
      return found as DocumentLanguage
    } catch {
      // Not stored, so it is tried again in the next night: the machine may have been busy.
      await end()
      return undefined
    }
  }

  const look = async (name: string): Promise<DocumentLanguage | undefined> => {
    const file = await store.find(name)
    if (!file) return undefined
    if (file.size <= largest) return languageIn(await buffer((await file.read()) as never))
    await file.close()
    return 'unknown'
  }
  return lookInto(files, known, look).finally(end)
}
