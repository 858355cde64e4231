import {
  type Language,
  type ListName,
  languages,
  type Outcome,
  type Row,
  toDomain,
  toDomainRow,
  type WireRow,
} from '@nagardwar/contract'
import type { DocumentRecord } from '../../app/documents/documents.ts'
import { keyOf } from '../search/documents/text-store.ts'
import { recordEntries } from '../search/entries/entries.ts'
import type { Document, Entry } from '../search/entries/entry.ts'
import { menuEntries } from '../search/entries/menu.ts'
import type { Both, KnownRows } from '../search/entries/rows.ts'
import type { Around, Rule } from '../search/entries/rule.ts'
import { rules } from '../search/entries/rules.ts'
import type { Wording } from '../search/entries/wording.ts'

type RuledList = keyof typeof rules & ListName
/** The record of a document in both languages, as its list describes it. */
export type Filed = {
  list: RuledList | 'mainMenu' | 'archive'
  rows: Partial<Record<Language, Row<ListName>>>
  entry: Entry
  document: Document
  /** The language of the row that names the file. */
  language: Language
  /** The day of the document, where no row has it. */
  dated?: DocumentRecord['dated']
}

export type Ask = (name: ListName, language: Language) => Outcome<WireRow<ListName>[]>
type Place = { list: RuledList | 'mainMenu'; id: string }

/** The lists whose records have documents. */
const ruled = (Object.keys(rules) as RuledList[]).filter(
  (name) => rules[name]?.document || rules[name]?.enclosures,
)
export const listsWithDocuments: readonly (RuledList | 'mainMenu')[] = [...ruled, 'mainMenu']

const nothingAround = { known: () => [], word: () => '' }
const keys = new Map<string, string>()

/** A path's key, which is computed once. */
function keyFor(path: string): string {
  const key = keys.get(path) ?? keyOf(path)
  if (keys.size > 200_000) keys.clear()
  keys.set(path, key)
  return key
}

const indexes = new WeakMap<object, ReadonlyMap<string, string>>()
const idOf = (row: object, index: number): string => String((row as { id?: unknown }).id ?? index)

/** The record of each document in a list of one language, by the document's key. */
function indexOf(
  name: RuledList,
  language: Language,
  rows: WireRow<ListName>[],
): ReadonlyMap<string, string> {
  const known = indexes.get(rows)
  if (known) return known
  const rule = rules[name] as Rule<ListName>
  const around: Around = { language, ...nothingAround }
  const index = new Map<string, string>()
  rows.forEach((wire, place) => {
    const row = toDomainRow(name, wire) as Row<ListName>
    const paths = [rule.document?.(row), ...(rule.enclosures?.(row, around) ?? []).map(({ pdf }) => pdf)]
    for (const path of paths) if (path?.startsWith('/')) index.set(keyFor(path), idOf(wire, place))
  })
  indexes.set(rows, index)
  return index
}

function knownRows(ask: Ask): KnownRows {
  return <N extends ListName>(name: N, language: Language) => {
    const outcome = ask(name, language)
    return outcome.ok ? (toDomain(name, outcome.value as WireRow<N>[]) as Row<N>[]) : []
  }
}

/** Where the document with a key is filed; `unknown` while a list that could have it is not known. */
export function placeOf(key: string, ask: Ask): Place | 'unknown' | undefined {
  let isWhole = true
  for (const list of ruled)
    for (const language of languages) {
      const outcome = ask(list, language)
      const id = outcome.ok ? indexOf(list, language, outcome.value).get(key) : undefined
      if (id !== undefined) return { list, id }
      if (!outcome.ok && outcome.error !== 'notFound') isWhole = false
    }
  const inMenu = [...menuEntries(knownRows(ask))].find((entry) => documentIn(entry, key))
  if (inMenu) return { list: 'mainMenu', id: inMenu.id }
  return isWhole ? undefined : 'unknown'
}

function documentIn(
  { documents }: Entry,
  key: string,
): { document: Document; language: Language } | undefined {
  for (const language of languages) {
    const document = documents[language]
    if (document && keyFor(document.path) === key) return { document, language }
  }
  return undefined
}

/** The record at a place that names the document now. */
export function filedAt({ list, id }: Place, key: string, ask: Ask, wording: Wording): Filed | undefined {
  const known = knownRows(ask)
  const rows = list === 'mainMenu' ? {} : rowsWith(list, id, ask)
  const entries =
    list === 'mainMenu'
      ? menuEntries(known)
      : recordEntries(
          list,
          { id, rows, index: 0, count: 0 } as Both<ListName>,
          rules[list] as Rule<ListName>,
          {
            known,
            wording,
            pageTitle: {},
          },
        )
  for (const entry of entries) {
    const found = documentIn(entry, key)
    if (found) return { list, rows, entry, ...found }
  }
  return undefined
}

function rowsWith(list: RuledList, id: string, ask: Ask): Filed['rows'] {
  const rows: Filed['rows'] = {}
  for (const language of languages) {
    const outcome = ask(list, language)
    const wire = outcome.ok ? outcome.value.find((row, index) => idOf(row, index) === id) : undefined
    if (wire) rows[language] = toDomainRow(list, wire) as Row<ListName>
  }
  return rows
}
