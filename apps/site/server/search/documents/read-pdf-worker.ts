import { parentPort } from 'node:worker_threads'
import { readPdf } from '@nagardwar/exchange/pdf/read-pdf'

// Runs in its own thread: a PDF may take seconds, and a bad one may crash the thread.
parentPort?.on('message', async (bytes: Uint8Array) => {
  const answer = await readPdf(bytes).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }))
  parentPort?.postMessage(answer)
})
