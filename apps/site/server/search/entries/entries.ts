import { type FileFacts, type Language, type ListName, languages } from '@nagardwar/contract/browser'
import type { Ended } from '../../../app/archive/archive-path.ts'
import { endedEntries } from './ended.ts'
import type { Document, Entry, Texts } from './entry.ts'
import { titleAndRest } from './headline.ts'
import { menuEntries, namesByPath } from './menu.ts'
import { pageEntries, titlesOf } from './pages.ts'
import { type Both, bothOf, type KnownRows } from './rows.ts'
import type { Around, Rule } from './rule.ts'
import { rules } from './rules.ts'
import type { Wording } from './wording.ts'

type Given = { known: KnownRows; wording: Wording; paths: readonly string[]; ended?: readonly Ended[] }

/** A part of what can be found: all entries that are made from one list, or from none. */
export type Source = { name: string; list?: ListName; entries: () => Iterable<Entry> }

/** Everything that can be found, part by part, so that the indexer need not look at a list that is the same. */
export function sourcesOf(given: Given): Source[] {
  const { known, wording, paths, ended = [] } = given
  const names = namesByPath(known)
  const pageTitles = titlesOf(wording, names)
  return [
    { name: 'page', entries: () => pageEntries(paths, wording, names) },
    { name: 'menu', entries: () => menuEntries(known) },
    ...(Object.keys(rules) as (keyof typeof rules)[]).map((name) => ({
      name,
      list: name,
      entries: () => listEntries(name, rules[name] as Rule<ListName>, given, pageTitles),
    })),
    { name: 'archive', entries: () => endedEntries(ended, wording) },
  ]
}

/** Generators, so that the indexer can answer queries in between. */
export function* entriesOf(given: Given): Generator<Entry> {
  for (const { entries } of sourcesOf(given)) yield* entries()
}

function* listEntries<N extends ListName>(
  name: N,
  rule: Rule<N>,
  { known, wording }: Given,
  pageTitles: (path: string) => Texts,
): Generator<Entry> {
  for (const record of bothOf(known, name))
    yield* recordEntries(name, record, rule, { known, wording, pageTitle: pageTitles(rule.page) })
}

type WithFiles = { files?: Record<string, FileFacts> }
export type Surroundings = { known: KnownRows; wording: Wording; pageTitle: Texts }

/** A record, and each of the documents that it encloses. */
export function recordEntries<N extends ListName>(
  name: N,
  record: Both<N>,
  rule: Rule<N>,
  surroundings: Surroundings,
): Entry[] {
  const shown = { ...record, rows: shownRows(record, rule) }
  const entry = entryOf(name, shown, rule, surroundings)
  return entry ? [entry, ...enclosed(entry, shown, rule, surroundings)] : []
}

const shownRows = <N extends ListName>({ rows }: Both<N>, { isShown }: Rule<N>): Both<N>['rows'] =>
  isShown ? Object.fromEntries(Object.entries(rows).filter(([, row]) => isShown(row))) : rows

const aroundIn = (language: Language, { known, wording }: Surroundings): Around => ({
  language,
  known,
  word: (key) => {
    const [own, catalogue = 'common'] = key.split(':').reverse()
    return wording[language][catalogue]?.[own ?? ''] ?? ''
  },
})

function entryOf<N extends ListName>(
  name: N,
  record: Both<N>,
  rule: Rule<N>,
  surroundings: Surroundings,
): Entry | undefined {
  const entry: Entry = {
    id: `${name}.${record.id}`,
    kind: rule.kind,
    title: {},
    text: {},
    names: '',
    where: {},
    href: rule.href?.(record) || rule.page,
    anchor: {},
    documents: {},
  }
  for (const language of languages) {
    const row = record.rows[language]
    if (!row) continue
    const around = aroundIn(language, surroundings)
    const { title, rest } = titleAndRest(rule.title(row, around) ?? '')
    if (!title) continue
    const [from, until] = [rule.from?.(row, around), rule.until?.(row, around)]
    if (from) entry.from = from
    if (until) entry.until = until
    const texts = rule.text?.(row, around) ?? []
    entry.names = [entry.names, rule.names?.(row, around)].filter(Boolean).join(' · ')
    entry.title[language] = title
    entry.text[language] = [rest, ...texts].filter(Boolean).join(' · ')
    entry.where[language] = rule.where?.(row, around) ?? surroundings.pageTitle[language] ?? ''
    const anchor = rule.anchor ? rule.anchor(row, around) : rule.href ? '' : title
    if (anchor) entry.anchor[language] = anchor
    const document = documentOf(row as WithFiles, rule.document?.(row))
    if (document) entry.documents[language] = document
  }
  return withoutEchoes(entry)
}

/** The enclosures of a record, each in the languages that have it. */
function enclosed<N extends ListName>(
  { id, href, where, until }: Entry,
  record: Both<N>,
  rule: Rule<N>,
  surroundings: Surroundings,
): Entry[] {
  const entries = new Map<string, Entry>()
  for (const language of languages) {
    const row = record.rows[language]
    for (const enclosure of (row && rule.enclosures?.(row, aroundIn(language, surroundings))) ?? []) {
      const own = `${id}.${enclosure.id}`
      const bare = { title: {}, text: {}, names: '', anchor: {}, documents: {} }
      const isPart = 'href' in enclosure
      const place = isPart ? { kind: rule.kind, href: enclosure.href } : { kind: 'document' as const, href }
      const ends = until && !enclosure.lasts ? { until } : {}
      const entry: Entry = entries.get(own) ?? { ...bare, id: own, where, ...place, ...ends }
      entries.set(own, entry)
      entry.title[language] = titleAndRest(enclosure.title).title
      if (isPart) entry.text[language] = enclosure.texts.join(' · ')
      const document = documentOf(row as WithFiles, enclosure.pdf)
      if (document) entry.documents[language] = document
    }
  }
  return [...entries.values()].flatMap((entry) => withoutEchoes(entry) ?? [])
}

function documentOf(row: WithFiles, path: string | undefined): Document | undefined {
  if (!path) return undefined
  const bytes = row.files?.[path]?.bytes
  return { path, ...(bytes ? { bytes } : {}) }
}

/** A row without translation has the other language's text: that is one text, not two. */
function withoutEchoes(entry: Entry): Entry | undefined {
  const { title, text, documents } = entry
  if (!title.en && !title.mr) return undefined
  if (title.en === title.mr) delete title[scriptOf(title.en ?? '') === 'mr' ? 'en' : 'mr']
  if (text.en === text.mr) delete text[scriptOf(text.en ?? '') === 'mr' ? 'en' : 'mr']
  if (documents.en?.path === documents.mr?.path) delete documents.mr
  return entry
}

const scriptOf = (text: string): Language => (/\p{Script=Devanagari}/u.test(text) ? 'mr' : 'en')
