import { textOf } from '@nagardwar/exchange/pdf/block'
import type { DocumentState } from '@nagardwar/exchange/pdf/reading/reading'
import type { DocumentLanguage } from '@nagardwar/exchange/text/language-of'
import { readDocument } from '../../platform/documents/read-document.ts'
import { financialYearIn } from './year.ts'

export type Read = { state: DocumentState; language: DocumentLanguage; year: string }

/** A year further on belongs to something else. */
const firstLetters = 2000
/** Readers take turns, and whoever waits longer has turned to other work. */
const mostWaiting = 20

let waiting = 0

async function readNow(bytes: () => Promise<Buffer>): Promise<Read> {
  const { state, language, pages } = await readDocument(bytes)
  return { state, language, year: financialYearIn(textOf(pages[0] ?? []).slice(0, firstLetters))?.year ?? '' }
}

/** Language and year of a document by its text; unknown where it cannot be read. Nothing where too many wait. */
export async function languageAndYear(bytes: () => Promise<Buffer>): Promise<Read | undefined> {
  if (waiting >= mostWaiting) return undefined
  waiting += 1
  try {
    return await readNow(bytes)
  } finally {
    waiting -= 1
  }
}
