import { NotStarted } from '@nagardwar/exchange/process/bounded-process'
import { findActiveContent, readDocument } from '../documents/read-document.ts'
import { Refused } from './refusal.ts'

async function unlessNotStarted<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NotStarted) return undefined
    throw error
  }
}

/**
 * Looks into a PDF that a person sends, in the bounded processes of a reader. Throws `Refused` for what residents could
 * not open, and for what runs, starts, fetches or sends something. A document whose text cannot be read is taken: the
 * night says so. Staff may attach data (XML, CSV, pictures), because invoices and open data come so (PDF/A-3). A file of
 * a resident has no attachment, and is refused where a reader's bounds are too small to look for one.
 */
export async function inspectDocument(bytes: Buffer, sender: 'staff' | 'resident'): Promise<void> {
  const reading = await unlessNotStarted(readDocument(bytes))
  if (reading?.state === 'password') throw new Refused('pdfPassword')
  if (reading?.state === 'form') throw new Refused('pdfForm')
  const content = await unlessNotStarted(findActiveContent(bytes))
  if (content === 'active') throw new Refused('pdfProgram')
  if (sender === 'staff') return
  if (content === 'attachment') throw new Refused('pdfProgram')
  if (content === 'unknown') throw new Refused('brokenPdf')
}
