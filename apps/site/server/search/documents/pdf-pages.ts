import { PDFiumLibrary } from '@hyzyla/pdfium'

const mostPages = 400
const longestText = 300_000

let library: Promise<PDFiumLibrary> | undefined

/**
 * The text of a PDF, a page at a time. PDFium reads what the document says it means (ActualText) where letters and
 * shapes differ, as in all Devanagari; other readers give the shapes, with each ि before its consonant.
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

/** One line, without what only steers printing. */
const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u00ad]/gu, '')
    .trim()
    .normalize('NFC')
