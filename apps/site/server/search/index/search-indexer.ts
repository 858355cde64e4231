import { setImmediate as turn } from 'node:timers/promises'
import { type Language, type ListName, type Row, toDomain, type WireRow } from '@nagardwar/contract/browser'
import type { Findings, Question } from '../../../app/api/search.ts'
import type { Ended } from '../../../app/archive/archive-path.ts'
import { pathKey } from '../../../app/disclosure/same-path.ts'
import type { TextStore } from '../documents/text-store.ts'
import { type Source, sourcesOf } from '../entries/entries.ts'
import type { Document, Entry } from '../entries/entry.ts'
import type { KnownRows } from '../entries/rows.ts'
import type { WordingOf } from '../entries/wording.ts'
import { forgetTerms } from '../fold/terms.ts'
import { answerWith } from './answer.ts'
import { type IndexDatabase, openIndexDatabase } from './index-database.ts'
import { createSearchIndex } from './search-index.ts'
import { createStamps } from './stamps.ts'
import { createStoredLists, hashOf } from './stored-lists.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'

type Options = { wording: WordingOf; paths: readonly string[]; store: TextStore; database?: IndexDatabase }

/** After this many entries, waiting queries are answered. */
const atOnce = 20
/** Bound for the texts of all documents together, in characters; beyond it only the beginning of each is searched. */
const mostInside = 12_000_000
const beginning = 300
/** Lists that the entries of other lists quote. */
const quoted: readonly ListName[] = [
  'texts',
  'settings',
  'mainMenu',
  'services',
  'headings',
  'disclosureDepartments',
]

/** Keeps the index up to date with the lists. Only changed entries are indexed again, and queries are answered meanwhile. */
export function createSearchIndexer({
  wording,
  paths,
  store,
  database = openIndexDatabase(':memory:', ''),
}: Options) {
  const index = createSearchIndex(database)
  const { records } = index
  const lists = createStoredLists(database)
  const stamps = createStamps(database)
  const { known } = lists
  const read = new Map<string, number>()
  let synonyms: Synonyms = readSynonyms(synonymGroups(known))
  let ended: readonly Ended[] = []
  let shownPaths = paths
  let empty: ReadonlySet<string> = new Set()
  let isReady = stamps.get('ready') !== undefined

  function setList<N extends ListName>(name: N, language: Language, rows: WireRow<N>[]): void {
    lists.set(name, language, toDomain(name, rows) as Row<ListName>[])
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
    const missing = new Map<string, Document>()
    const { kind } = known('settings', 'en')[0] ?? {}
    const words = wording(kind)
    const around = hashOf(JSON.stringify([words, quoted.map(lists.hashOf), shownPaths, [...empty]]))
    for (const source of sourcesOf({ known, wording: words, paths: shownPaths, ended })) {
      const hash = `${around} ${source.list ? lists.hashOf(source.list) : ''}`
      const isLong = source.list !== undefined && lists.isLong(source.list)
      if (isLong && stamps.get(source.name) === hash && !records.hasMissing(source.name)) continue
      await follow(source, missing)
      lists.forget()
      index.save()
      stamps.set(source.name, hash)
    }
    for (const path of read.keys()) if (!records.hasDocument(path)) read.delete(path)
    isReady = lists.hasSome()
    if (isReady) stamps.set('ready', 'yes')
    return [...missing.values()]
  }

  /** Puts in what a source has, and takes out what it has no longer. */
  async function follow({ name, entries }: Source, missing: Map<string, Document>): Promise<void> {
    const seen = new Set<string>()
    let looked = 0
    for (const entry of entries()) {
      if (entry.kind === 'department' && empty.has(pathKey(entry.href))) continue
      seen.add(entry.id)
      for (const document of await put(entry, name)) missing.set(document.path, document)
      if (++looked % atOnce === 0) await turn()
    }
    for (const { id } of records.idsOf(name)) if (!seen.has(id)) index.drop(id)
  }

  async function put(entry: Entry, source: string): Promise<Document[]> {
    const documents = Object.values(entry.documents)
    const missing: Document[] = []
    for (const document of documents) if (!(await isRead(document))) missing.push(document)
    const hash = hashOf(JSON.stringify([entry, missing.length]))
    if (records.hashOf(entry.id)?.hash === hash) return missing
    index.drop(entry.id)
    const texts = await Promise.all(documents.map((document) => store.read(document)))
    const whole = texts.map((text) => text?.pages.join(' ') ?? '').join(' ')
    const inside = records.inside() < mostInside ? whole : whole.slice(0, beginning)
    index.put(entry, { source, hash, missing: missing.length, inside })
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

  async function answer(question: Question): Promise<Findings> {
    if (!isReady) return { state: 'preparing' }
    return answerWith(index.find(question.text, synonyms, question), question.language, store.read)
  }

  return {
    setList,
    setEnded,
    leaveOut,
    update,
    answer,
    /** Lets go of what was kept for filling the index. */
    forget(): void {
      forgetTerms()
      lists.forgetAll()
      index.forget()
    },
    /** The paths of all documents that can be found. */
    documents: records.documents,
    size: () => ({ ...index.size(), inside: records.inside() }),
  }
}

/** Synonym groups by staff come with the interface texts, under their own keys. Both languages have the same groups. */
function synonymGroups(known: KnownRows): string[] {
  const rows = [...known('texts', 'en'), ...known('texts', 'mr')]
  const groups = rows.filter(({ key }) => key.startsWith('synonyms:')).map(({ text }) => text)
  return [...new Set(groups)]
}
