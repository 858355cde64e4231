import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPdfReader } from '@nagardwar/exchange/pdf/reading/pdf-reader'

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))

/** Reads a PDF in a process of its own, one at a time in the whole desk. */
export const readDocument = createPdfReader(
  path.join(/* turbopackIgnore: true */ here, '../../../scripts/read-pdf.ts'),
)
