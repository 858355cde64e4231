import { fileURLToPath } from 'node:url'
import { createPdfReader } from '@nagardwar/exchange/pdf/reading/pdf-reader'
import { threadScript } from '../../paths.ts'

/** Reads a PDF in a process of its own, one at a time. */
export const readDocument = createPdfReader(
  fileURLToPath(threadScript('search/documents/read-pdf-worker.ts')),
)
