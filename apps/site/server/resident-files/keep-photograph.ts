import type { KeepFile } from './keep-file.ts'

/** Readers look for the header of a PDF in the first kilobyte (ISO 32000-1, annex H.3, note 13). */
const headBytes = 1024

const isDocument = ({ buffer, byteOffset, length }: Uint8Array): boolean =>
  Buffer.from(buffer, byteOffset, Math.min(length, headBytes)).includes('%PDF-')

/** A report has photographs alone: a document, which an answer to a notice may have, does not reach the desk. */
export const keepingPhotographs =
  (keepFile: KeepFile): KeepFile =>
  async (file, client) =>
    isDocument(file.bytes) ? { error: 'fileKind' } : keepFile(file, client)
