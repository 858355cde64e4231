import { PDFiumLibrary } from '@hyzyla/pdfium'

const mostPages = 400
const longestText = 300_000

let library: Promise<PDFiumLibrary> | undefined

/**
 * The text of a PDF, page by page. PDFium uses the text that the document declares (ActualText), which matters where
 * letters and shapes differ, as in all Devanagari. Other readers return the shapes, with each ि before its consonant.
 */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  try {
    const pages: string[] = []
    let length = 0
    for (const page of document.pages()) {
      if (pages.length === mostPages || length >= longestText) break
      const text = plain(page.getText()).slice(0, longestText - length)
      pages.push(text)
      length += text.length
    }
    return pages
  } finally {
    document.destroy()
  }
}

/** One line, without control characters. */
const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u00ad]/gu, '')
    .trim()
    .normalize('NFC')
