import { textOf } from './block.ts'
import { readPdf } from './read-pdf.ts'

/** The text of a PDF, page by page, each in one line. */
export const pdfPages = async (bytes: Uint8Array): Promise<string[]> =>
  (await readPdf(bytes)).pages.map((blocks) => textOf(blocks))
