import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createActiveContentFinder, createPdfReader } from '@nagardwar/exchange/pdf/reading/pdf-reader'

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/read-pdf.ts')

/** Reads a PDF in a process of its own, one at a time in the whole desk. */
export const readDocument = createPdfReader(script)

/** Looks in the same way for what a PDF has besides pages. */
export const findActiveContent = createActiveContentFinder(script)
