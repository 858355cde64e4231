import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { type Language, type ListName, type Row, toDomain, type WireRow } from '@nagardwar/contract/browser'
import type { Findings, Question } from '../../../app/api/search.ts'
import type { Ended } from '../../../app/archive/archive-path.ts'
import { pathKey } from '../../../app/disclosure/same-path.ts'
import type { TextStore } from '../documents/text-store.ts'
import { entriesOf } from '../entries/entries.ts'
import type { Document, Entry } from '../entries/entry.ts'
import type { KnownRows } from '../entries/rows.ts'
import type { WordingOf } from '../entries/wording.ts'
import { answerWith } from './answer.ts'
import { createSearchIndex } from './search-index.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'

type Options = { wording: WordingOf; paths: readonly string[]; store: TextStore }

/** After this many entries, waiting queries are answered. */
const atOnce = 20
/** Bound for the texts of all documents together, in characters; beyond it only the beginning of each is searched. */
const mostInside = 12_000_000
const beginning = 300

/** Keeps the index up to date with the lists. Only changed entries are indexed again, and queries are answered meanwhile. */
export function createSearchIndexer({ wording, paths, store }: Options) {
  const lists = new Map<string, Row<ListName>[]>()
  const entries = new Map<string, { entry: Entry; hash: string; inside: number }>()
  const index = createSearchIndex()
  const read = new Map<string, number>()
  let synonyms: Synonyms = []
  let ended: readonly Ended[] = []
  let shownPaths = paths
  let empty: ReadonlySet<string> = new Set()
  let inside = 0
  let isReady = false

  const known: KnownRows = <N extends ListName>(name: N, language: Language) =>
    (lists.get(`${name} ${language}`) ?? []) as Row<N>[]

  function setList<N extends ListName>(name: N, language: Language, rows: WireRow<N>[]): void {
    lists.set(`${name} ${language}`, toDomain(name, rows) as Row<ListName>[])
    if (name === 'texts') synonyms = readSynonyms(synonymGroups(known))
  }

  /** The notices whose time is over. */
  function setEnded(records: readonly Ended[]): void {
    ended = records
  }

  /** These pages have nothing to show yet: nobody finds them. */
  function leaveOut(addresses: readonly string[]): void {
    shownPaths = paths.filter((path) => !addresses.includes(path))
    empty = new Set(addresses)
  }

  /** Updates the index and returns the documents without stored text. */
  async function update(): Promise<Document[]> {
    const seen = new Set<string>()
    const missing = new Map<string, Document>()
    let looked = 0
    const { kind } = known('settings', 'en')[0] ?? {}
    for (const entry of entriesOf({ known, wording: wording(kind), paths: shownPaths, ended })) {
      if (entry.kind === 'department' && empty.has(pathKey(entry.href))) continue
      seen.add(entry.id)
      for (const document of await put(entry)) missing.set(document.path, document)
      if (++looked % atOnce === 0) await turn()
    }
    for (const id of entries.keys()) if (!seen.has(id)) drop(id)
    const shown = documents()
    for (const path of read.keys()) if (!shown.has(path)) read.delete(path)
    await index.sweep()
    isReady = lists.size > 0
    return [...missing.values()]
  }

  async function put(entry: Entry): Promise<Document[]> {
    const documents = Object.values(entry.documents)
    const missing: Document[] = []
    for (const document of documents) if (!(await isRead(document))) missing.push(document)
    const hash = hashOf([entry, missing.length])
    if (entries.get(entry.id)?.hash === hash) return missing
    drop(entry.id)
    const texts = await Promise.all(documents.map((document) => store.read(document)))
    const whole = texts.map((text) => text?.pages.join(' ') ?? '').join(' ')
    const room = inside < mostInside ? whole : whole.slice(0, beginning)
    index.put(entry, room)
    inside += room.length
    entries.set(entry.id, { entry, hash, inside: room.length })
    return missing
  }

  async function isRead(document: Document): Promise<boolean> {
    const { path, bytes } = document
    const before = read.get(path)
    if (before !== undefined && (bytes === undefined || before === bytes)) return true
    const text = await store.read(document)
    if (text) read.set(path, text.bytes)
    return text !== undefined
  }

  function drop(id: string): void {
    inside -= entries.get(id)?.inside ?? 0
    if (entries.delete(id)) index.drop(id)
  }

  async function answer(question: Question): Promise<Findings> {
    if (!isReady) return { state: 'preparing' }
    const entryOf = (id: string): Entry | undefined => entries.get(id)?.entry
    return answerWith({ ...index.find(question.text, synonyms), entryOf, readDocument: store.read }, question)
  }

  /** The paths of all documents that can be found. */
  const documents = (): Set<string> =>
    new Set(
      [...entries.values()].flatMap(({ entry }) => Object.values(entry.documents).map(({ path }) => path)),
    )

  return { setList, setEnded, leaveOut, update, answer, documents, size: () => ({ ...index.size(), inside }) }
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** Synonym groups by staff come with the interface texts, under their own keys. Both languages have the same groups. */
function synonymGroups(known: KnownRows): string[] {
  const rows = [...known('texts', 'en'), ...known('texts', 'mr')]
  const groups = rows.filter(({ key }) => key.startsWith('synonyms:')).map(({ text }) => text)
  return [...new Set(groups)]
}
