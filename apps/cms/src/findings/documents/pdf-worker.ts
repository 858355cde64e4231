import { parentPort } from 'node:worker_threads'
import { pdfPages } from '@nagardwar/exchange/pdf/pdf-pages'
import { languageOf } from './language-of.ts'

// Runs in its own thread: a document may take seconds, and a bad one may crash the thread.
parentPort?.on('message', async (bytes: Uint8Array) => {
  const language = await pdfPages(bytes).then(languageOf, () => 'unknown' as const)
  parentPort?.postMessage(language)
})
