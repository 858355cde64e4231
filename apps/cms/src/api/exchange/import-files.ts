import type { Payload } from 'payload'
import { accepted } from '../../content/uploads/check-upload.ts'
import { storedUnchecked } from '../../payload/requests/stored-unchecked.ts'
import { readRecords } from '../../platform/database/records.ts'
import { Refused } from '../../platform/files/refusal.ts'
import type { Words } from '../../platform/words/words.ts'
import { fittingPicture } from './fitting-picture.ts'
import { type Mark, note, work } from './incoming.ts'
import type { Origins } from './origins.ts'

export type Alt = { en?: string; mr?: string }
export type FileFound = { bytes: Buffer; version: string } | { unchanged: true } | { missing: Words }
/** Reads a file of the source. Given the stored version, the answer may be "unchanged". */
export type ReadFile = (name: string, version?: string) => Promise<FileFound>

export type ImportedFile =
  | { id: number; filename: string; isNew: boolean; marks: Mark[] }
  | { id: undefined; reason: Words; marks: Mark[] }

type Options = {
  payload: Payload
  origins: Origins
  isDryRun: boolean
  read: ReadFile
  alternativeTexts: ReadonlyMap<string, Alt>
}

const noWords = work({
  en: 'The picture has no alternative text: write what it shows',
  mr: 'चित्राचे वर्णन नाही: त्यात काय दिसते ते लिहा',
})
const table = 'files'

/** The council's media library for one import: each file of the source is read and stored once. */
export function createFileImport({ payload, origins, isDryRun, read, alternativeTexts }: Options) {
  const imported = new Map<string, Promise<ImportedFile>>()

  async function media(where: object): Promise<{ id: number; filename: string } | undefined> {
    const { docs } = await readRecords<{ id: number; filename: string }>(payload, {
      collection: 'media',
      where: { and: [where, { deletedAt: { exists: false } }] } as never,
      limit: 1,
    })
    return docs[0]
  }

  /** Unchanged since the last import, and still in the library. */
  async function kept(name: string): Promise<{ id: number; filename: string; version: string } | undefined> {
    const origin = origins.find(table, name)
    const file = origin && (await media({ id: { equals: origin.record } }))
    return file && { ...file, version: origin.fingerprint }
  }

  async function stored(
    name: string,
    bytes: Buffer,
    alt: Alt,
  ): Promise<{ id: number; filename: string; isNew: boolean }> {
    const given = { name: baseName(name), data: bytes, size: bytes.length, mimetype: '' }
    const file = await accepted(payload, given)
    const there = await media({ filename: { equals: file.name } })
    if (there) return { ...there, isNew: false }
    if (isDryRun) return { id: 0, filename: file.name, isNew: true }
    const { id, filename } = await payload.create({
      collection: 'media',
      data: alt.en || alt.mr ? { alt } : ({} as never),
      file: given,
      // An interrupted run may have stored the same file already.
      overwriteExistingFiles: true,
      depth: 0,
      overrideAccess: true,
      context: storedUnchecked(),
    })
    return { id, filename: filename ?? file.name, isNew: true }
  }

  async function importFile(name: string, words: Alt): Promise<ImportedFile> {
    const before = await kept(name)
    const found = await read(name, before?.version)
    if ('missing' in found) return before ? { ...before, isNew: false, marks: [] } : refused(found.missing)
    if ('unchanged' in found) {
      if (before) return { ...before, isNew: false, marks: [] }
      throw new Error(`${name} counts as unchanged, but was never stored`)
    }
    try {
      const fitting = await fittingPicture(found.bytes)
      const alt = alternativeTexts.get(name) ?? words
      const { isNew, ...file } = await stored(name, fitting.bytes, alt)
      if (!isDryRun)
        await origins.keep(table, name, { record: file.id, fingerprint: found.version, storedAt: '' }, {})
      const marks = fitting.words ? [note(fitting.words)] : []
      const lacksWords = !file.filename.endsWith('.pdf') && !alt.en && !alt.mr
      return { ...file, isNew, marks: isNew && lacksWords ? [...marks, noWords] : marks }
    } catch (error) {
      if (error instanceof Refused) return refused(error.words)
      throw error
    }
  }

  const storeFile = (name: string, words: Alt = {}): Promise<ImportedFile> => {
    const soon = imported.get(name) ?? importFile(name, words)
    imported.set(name, soon)
    return soon
  }
  /** The result for every file that a record uses. */
  async function all(): Promise<Map<string, ImportedFile>> {
    const settled = await Promise.all([...imported].map(async ([name, soon]) => [name, await soon] as const))
    return new Map(settled)
  }
  return Object.assign(storeFile, { all })
}
export type StoreFile = ReturnType<typeof createFileImport>

const refused = (reason: Words): ImportedFile => ({ id: undefined, reason, marks: [] })

/** The file's own name, with spaces and Devanagari decoded. */
function baseName(name: string): string {
  const last = name.split('?')[0]?.split('/').at(-1) ?? name
  try {
    return decodeURIComponent(last)
  } catch (error) {
    if (error instanceof URIError) return last
    throw error
  }
}
