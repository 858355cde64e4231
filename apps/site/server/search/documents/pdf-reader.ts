import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PdfText } from '@nagardwar/exchange/pdf/read-pdf'
import { threadScript } from '../../paths.ts'
import { createQueue } from '../../queue.ts'

export type ReadPdf = (bytes: Uint8Array) => Promise<PdfText>

const longestReading = 30_000
/** After this long without work the thread ends and frees its memory. */
const rest = 5000

/** Reads PDFs one at a time in a thread that exists only while there are any. */
export function createPdfReader() {
  const queue = createQueue(1)
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined

  async function letGo(): Promise<void> {
    clearTimeout(resting)
    const last = worker
    worker = undefined
    await last?.terminate()
  }

  async function read(bytes: Uint8Array): Promise<PdfText> {
    clearTimeout(resting)
    worker ??= new Worker(threadScript('search/documents/pdf-worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    worker.unref()
    try {
      worker.postMessage(bytes)
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestReading) })) as [
        PdfText | { failure: string },
      ]
      if ('failure' in answer) throw new Error(answer.failure)
      return answer
    } catch (error) {
      // Ending the thread also clears any state that a bad document left behind.
      await letGo()
      throw error
    } finally {
      resting = setTimeout(() => void letGo(), rest).unref()
    }
  }

  return { read: ((bytes) => queue(() => read(bytes))) as ReadPdf, stop: letGo }
}
