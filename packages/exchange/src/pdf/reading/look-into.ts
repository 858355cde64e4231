import { languageOf } from '../../text/language-of.ts'
import { textOf } from '../block.ts'
import { readPdf } from '../read-pdf.ts'
import { type Reading, unreadable } from './reading.ts'

/** Fewer letters are a stamp on a scan. */
const fewLetters = 25

function hasText(pages: readonly string[]): boolean {
  let letters = 0
  for (const page of pages) letters += page.match(/\p{L}/gu)?.length ?? 0
  return letters >= fewLetters
}

/** Reads a document in this process, whatever that takes. */
export async function lookInto(bytes: Uint8Array): Promise<Reading> {
  const read = await readPdf(bytes).catch(() => undefined)
  if (!read) return unreadable
  const { pageCount, pages } = read
  const texts = pages.map((blocks) => textOf(blocks))
  if (!hasText(texts)) return { state: 'scan', language: 'unknown', pageCount, pages: [] }
  return { state: 'text', language: languageOf(texts), pageCount, pages }
}
