import { parentPort } from 'node:worker_threads'
import { pdfPages } from '@nagardwar/exchange/pdf/pdf-pages'
import { languageOf } from '../findings/documents/language-of.ts'
import { financialYearIn } from './year.ts'

/** A year further on belongs to something else. */
const firstLetters = 2000

// Runs in its own thread: a document may take seconds, and a bad one may crash the thread.
parentPort?.once('message', async (bytes: Uint8Array) => {
  const pages = await pdfPages(bytes).catch(() => [])
  const year = financialYearIn((pages[0] ?? '').slice(0, firstLetters))?.year ?? ''
  parentPort?.postMessage({ language: languageOf(pages), year })
})
