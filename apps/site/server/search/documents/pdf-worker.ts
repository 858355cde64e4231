import { parentPort } from 'node:worker_threads'
import { pdfPages } from '@nagardwar/exchange/pdf/pdf-pages'

// Runs in its own thread: a PDF may take seconds, and a bad one may crash the thread.
parentPort?.on('message', async (bytes: Uint8Array) => {
  const answer = await pdfPages(bytes).then(
    (pages) => ({ pages }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(answer)
})
