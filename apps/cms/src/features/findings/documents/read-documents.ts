import { buffer } from 'node:stream/consumers'
import type { ReadPdf } from '@nagardwar/exchange/pdf/reading/pdf-reader'
import { type Reading, unreadable } from '@nagardwar/exchange/pdf/reading/reading'
import type { Media } from '../../../payload-types.ts'
import { readDocument } from '../../../platform/documents/read-document.ts'
import { most } from '../../../platform/files/limits.ts'
import type { FileStore } from '../../../platform/files/stored-file.ts'

export type DocumentReading = Pick<Reading, 'state' | 'language'>
/** By the name of a document, which is another one for other bytes: what was read in it. */
export type DocumentReadings = Readonly<Record<string, DocumentReading>>

/** In one night. */
const mostInANight = 500
/** A desk that ends in the middle of a night has read so many in vain. */
const keptAfter = 25

const isPdf = ({ mimeType }: Media): boolean => mimeType === 'application/pdf'

async function readingOf(
  name: string,
  store: FileStore,
  read: ReadPdf,
): Promise<DocumentReading | undefined> {
  const file = await store.find(name)
  if (!file) return undefined
  if (file.size > most.pdfBytes) {
    await file.close()
    return unreadable
  }
  return read(await buffer((await file.read()) as never))
}

/**
 * Reads each document once, one after the other, also one that cannot be read. What is no longer there is forgotten.
 * Throws `NotStarted` where the machine has no room for a reader; `keep` then has what was read before.
 */
export async function readDocuments(
  files: readonly Media[],
  { store, known, keep }: { store: FileStore; known: DocumentReadings; keep: Keep },
  read: ReadPdf = readDocument,
): Promise<void> {
  const names = files.filter(isPdf).flatMap(({ filename }) => filename ?? [])
  const found: Record<string, DocumentReading> = {}
  for (const name of names) if (known[name]) found[name] = known[name]
  const unread = names.filter((each) => !found[each]).slice(0, mostInANight)
  try {
    for (const [at, name] of unread.entries()) {
      const reading = await readingOf(name, store, read)
      if (reading) found[name] = { state: reading.state, language: reading.language }
      if (at % keptAfter === keptAfter - 1) await keep(found)
    }
  } finally {
    await keep(found)
  }
}

type Keep = (readings: DocumentReadings) => Promise<void>
