import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Block } from '@nagardwar/exchange/pdf/block'
import { textOf } from '@nagardwar/exchange/pdf/block'
import type { Reading } from '@nagardwar/exchange/pdf/reading/reading'
import { pagesInPart } from '../../../app/documents/document-path.ts'
import { writeWhole } from '../../disk.ts'
import type { Document } from '../entries/entry.ts'

/** The stored text of a document. `bytes` is the size of the file that it was read from. */
export type DocumentText = {
  bytes: number
  /** How many pages the file has; of a very long one not all are read. */
  pageCount: number
  /** The text of each page in one line, as it is searched. */
  pages: string[]
  state: Reading['state']
  /** Whether there is text that can be shown and searched. */
  hasText: boolean
}
type Read = Pick<Reading, 'state' | 'pageCount' | 'pages'> & { bytes: number }
export type TextStore = ReturnType<typeof createTextStore>

/** Texts that an earlier version stored are read anew. */
const version = 3

/** Twelve digits of the document's path: its key in addresses, and in the names of its files here. */
export const keyOf = (document: string): string =>
  createHash('sha256').update(document).digest('hex').slice(0, 12)

/** The texts of documents in a folder, by the document's path: no PDF is read again after a restart. */
export function createTextStore(folder: string) {
  const fileOf = (document: string, part?: number): string =>
    path.join(folder, `${keyOf(document)}${part === undefined ? '' : `.${part}`}.json`)

  /** Undefined if it was never read, or if the file has another size now. */
  async function read({ path: document, bytes }: Document): Promise<DocumentText | undefined> {
    const text = await jsonIn<DocumentText & { version: number; path: string }>(fileOf(document))
    const isOwn = text?.version === version && text.path === document
    return text && isOwn && (bytes === undefined || text.bytes === bytes) ? text : undefined
  }

  return {
    async write(document: string, { bytes, state, pageCount, pages }: Read) {
      for (let part = 1; (part - 1) * pagesInPart < pages.length; part++) {
        const own = pages.slice((part - 1) * pagesInPart, part * pagesInPart)
        await writeWhole(fileOf(document, part), JSON.stringify({ bytes, pages: own }))
      }
      const texts = pages.map((blocks) => textOf(blocks))
      const text = {
        version,
        path: document,
        bytes,
        pageCount,
        state,
        hasText: state === 'text',
        pages: texts,
      }
      await writeWhole(fileOf(document), JSON.stringify(text))
    },

    read,

    /** The key of a document whose text is stored; undefined where none is, as of a scan. */
    async keyOfText(document: Document): Promise<string | undefined> {
      return (await read(document))?.hasText ? keyOf(document.path) : undefined
    },

    /** The blocks of some pages, of the same file as `bytes`; counted from 1. */
    async readPart(
      { path: document, bytes }: Required<Document>,
      part: number,
    ): Promise<Block[][] | undefined> {
      const found = await jsonIn<{ bytes: number; pages: Block[][] }>(fileOf(document, part))
      return found?.bytes === bytes ? found.pages : undefined
    },

    /** Removes the texts of all other documents: what was withdrawn is nowhere. */
    async keepOnly(documents: Iterable<string>): Promise<void> {
      const own = new Set(Array.from(documents, keyOf))
      const names = await readdir(folder).catch(() => [])
      // A draft that is being written has a longer name.
      const others = names.filter(
        (name) => /^[0-9a-f.]+\.json$/.test(name) && !own.has(name.split('.')[0] ?? ''),
      )
      for (const name of others) await rm(path.join(folder, name), { force: true })
    },
  }
}

async function jsonIn<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch (error) {
    if (isAbsent(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
