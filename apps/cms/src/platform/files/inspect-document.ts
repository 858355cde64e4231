import { NotStarted } from '@nagardwar/exchange/process/bounded-process'
import { readDocument } from '../documents/read-document.ts'
import { Refused } from './refusal.ts'

/**
 * Looks into a PDF that a person sends, in the bounded process of a reader. Throws `Refused` for what residents could
 * not open. A document whose text cannot be read is taken: the night says so.
 */
export async function inspectDocument(bytes: Buffer): Promise<void> {
  const reading = await readDocument(bytes).catch((error: unknown) => {
    if (error instanceof NotStarted) return undefined
    throw error
  })
  if (reading?.state === 'password') throw new Refused('pdfPassword')
  if (reading?.state === 'form') throw new Refused('pdfForm')
  if (reading?.startsScript) throw new Refused('pdfProgram')
}
