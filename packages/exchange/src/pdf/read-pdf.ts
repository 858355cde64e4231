import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'
import { type Line, lineText, measure } from './measures.ts'
import { callsOf, openPdf } from './pdfium.ts'
import { linesOf } from './runs.ts'

const mostPages = 400
const longestText = 300_000

export type PdfText = {
  /** How many pages the document has; `pages` may have fewer. */
  pageCount: number
  /** The blocks of each page, from the first on. */
  pages: Block[][]
  /** Whether it is a form that Adobe's programs alone draw: others show a page that asks to wait. */
  isDynamicForm: boolean
}

const dynamicForm = 2

/**
 * The text of a PDF as blocks. PDFium uses the text that the document declares (ActualText), which matters where
 * letters and shapes differ, as in all Devanagari. Other readers return the shapes, with each ि before its consonant.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const document = await openPdf(bytes)
  try {
    const { calls, handle } = callsOf(document)
    const pageCount = document.getPageCount()
    const pages: Line[][] = []
    let length = 0
    while (pages.length < Math.min(pageCount, mostPages) && length < longestText) {
      const lines = linesOf(calls, handle, pages.length)
      for (const line of lines) length += lineText(line).length
      pages.push(lines)
    }
    const measures = measure(pages)
    return {
      pageCount,
      pages: pages.map((lines) => blocksOf(lines, measures)),
      isDynamicForm: calls._FPDF_GetFormType(handle) === dynamicForm,
    }
  } finally {
    document.destroy()
  }
}
