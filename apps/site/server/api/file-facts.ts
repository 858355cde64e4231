import { readFileSync } from 'node:fs'
import type { FileFacts, ListName, WireRow } from '@nagardwar/contract'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { LRUCache } from 'lru-cache'
import { writeWhole } from '../disk.ts'
import { fileType } from '../files/file-path.ts'
import { createQueue } from '../queue.ts'
import { within } from '../wait.ts'

type Rows = WireRow<ListName>[]

/** Returns the facts of one file, or throws when the server cannot be reached. */
export type Probe = (path: string) => Promise<FileFacts>

/** The key of a document whose text is stored; undefined where none is. */
export type TextKey = (document: { path: string; bytes?: number }) => Promise<string | undefined>

export type FileFactsBook = {
  /** Collects the facts of the files in these rows. The first call waits briefly, because most facts arrive quickly. */
  learn(rows: Rows): Promise<void>
  addTo(rows: Rows): Rows
  /** Whether a list contains this file. */
  isNamed(path: string): boolean
  /** A number that changes whenever a new fact is stored. */
  version(): number
  /** Writes the facts to disk. Unfinished requests are repeated by the next run. */
  settled(): Promise<void>
}

type Options = { file: string; probe: Probe; textKey?: TextKey; log: Log; now?: () => number }

const grace = 150
const retryAfter = 60_000
/** Limited by size, because with `max` the library allocates memory for all entries at once. */
const room = { maxSize: 20_000, sizeCalculation: () => 1 }

/** The facts about files in rows: sizes, for "PDF, 210 KB" and against layout shift. */
export function createFileFacts({
  file,
  probe,
  textKey = async () => undefined,
  log,
  now = () => performance.now(),
}: Options): FileFactsBook {
  const known = new LRUCache<string, FileFacts>(room)
  const failed = new LRUCache<string, number>(room)
  const under = new Map<string, Promise<void>>()
  const lookedAt = new LRUCache<string, number>(room)
  const queue = createQueue(4)
  let version = 0
  let saving: NodeJS.Timeout | undefined
  for (const [path, facts] of readBook(file, log)) known.set(path, facts)

  async function find(path: string): Promise<void> {
    try {
      known.set(path, await queue(() => probe(path)))
      changed()
    } catch (error) {
      failed.set(path, now())
      log.debug('Nothing could be learnt about a file', { path, reason: reasonOf(error) })
    } finally {
      under.delete(path)
    }
  }

  function changed(): void {
    version++
    saving ??= setTimeout(() => void save(), 1000).unref()
  }

  /** A document is read minutes after it was published, by this process or by another one: it is looked for again. */
  async function findTexts(paths: readonly string[]): Promise<void> {
    const due = paths.filter((path) => {
      const isSearchAnalytics = known.get(path)?.text === undefined && path.toLowerCase().endsWith('.pdf')
      return isSearchAnalytics && now() - (lookedAt.get(path) ?? Number.NEGATIVE_INFINITY) > retryAfter
    })
    for (const path of due) lookedAt.set(path, now())
    const found = await Promise.all(due.map((path) => queue(() => findText(path))))
    if (found.includes(true)) changed()
  }

  async function findText(path: string): Promise<boolean> {
    const facts = known.get(path)
    const text = facts && (await textKey({ path, ...(facts.bytes ? { bytes: facts.bytes } : {}) }))
    if (text) known.set(path, { ...facts, text })
    return text !== undefined
  }

  async function save(): Promise<void> {
    saving = undefined
    const book = JSON.stringify([...known.entries()].reverse())
    await writeWhole(file, book).catch((error: unknown) =>
      log.warn('Facts about files could not be written', { reason: reasonOf(error) }),
    )
  }

  async function learn(rows: Rows): Promise<void> {
    const named = rows.flatMap((row) => pathsIn(row))
    const unknown = named.filter((path) => !known.has(path))
    const due = unknown.filter((path) => now() - (failed.get(path) ?? Number.NEGATIVE_INFINITY) > retryAfter)
    const isFirst = due.some((path) => !failed.has(path) && !under.has(path))
    for (const path of due) if (!under.has(path)) under.set(path, find(path))
    if (isFirst) await within(grace, Promise.all(due.map((path) => under.get(path))), () => undefined)
    void findTexts(named.filter((path) => known.has(path)))
  }

  function addTo(rows: Rows): Rows {
    return rows.map((row) => {
      const facts = pathsIn(row).flatMap((path) => {
        const found = known.get(path)
        return found ? [[path, found] as const] : []
      })
      return facts.length > 0 ? { ...row, files: Object.fromEntries(facts) } : row
    })
  }

  return {
    learn,
    addTo,
    isNamed: (path) => known.has(path) || failed.has(path) || under.has(path),
    version: () => version,
    settled: async () => {
      if (!saving) return
      clearTimeout(saving)
      await save()
    },
  }
}

/** The files in a row at any depth: paths of pictures and documents. Files of other hosts are not fetched. */
const pathsIn = (row: object): string[] => textsIn(row).filter(isPath)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const isPath = (text: string): boolean => text.startsWith('/') && fileType(text) !== undefined

function readBook(file: string, log: Log): [string, FileFacts][] {
  try {
    const book: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(book) ? book.filter(isEntry) : []
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent) log.warn('Facts about files could not be read', { reason: reasonOf(error) })
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, FileFacts] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null
