import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../disk.ts'
import type { Document } from '../entries/entry.ts'

/** The stored text of a document. `bytes` is the size of the file that it was read from. */
export type DocumentText = { bytes: number; pages: string[] }
export type TextStore = ReturnType<typeof createTextStore>

/** The texts of documents in a folder, by the document's path: no PDF is read again after a restart. */
export function createTextStore(folder: string) {
  const fileOf = (document: string): string =>
    path.join(folder, `${createHash('sha256').update(document).digest('hex').slice(0, 32)}.json`)

  return {
    write: (document: string, text: DocumentText): Promise<void> =>
      writeWhole(fileOf(document), JSON.stringify(text)),
    /** Undefined if it was never read, or if the file has another size now. */
    async read({ path: document, bytes }: Document): Promise<DocumentText | undefined> {
      const text = await textIn(fileOf(document))
      return text && (bytes === undefined || text.bytes === bytes) ? text : undefined
    },
  }
}

async function textIn(file: string): Promise<DocumentText | undefined> {
  try {
    const text = JSON.parse(await readFile(file, 'utf8')) as Partial<DocumentText>
    return typeof text.bytes === 'number' && Array.isArray(text.pages) ? (text as DocumentText) : undefined
  } catch (error) {
    if (isAbsent(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
