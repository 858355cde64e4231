import { toAsciiDigits } from '@nagardwar/contract/browser'
import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { SearchKind } from '../../../app/api/search.ts'
import type { Entry } from '../entries/entry.ts'
import { allTerms } from '../fold/terms.ts'
import { all, any, queryParts } from './query.ts'
import type { Synonyms } from './synonyms.ts'

/** The indexed parts of an entry: its fields as texts, and the text of its documents. */
type Indexed = {
  id: string
  title: string
  text: string
  inside: string
  worth: number
}

/** `match` has the index terms that were found; only the few shown results use it. */
export type Hit = Pick<SearchResult, 'id' | 'match'>

/** Pages lead to everything else, so they come first among equal scores. */
const kindWorth: Partial<Record<SearchKind, number>> = {
  page: 1.5,
  service: 1.4,
  department: 1.15,
  document: 0.9,
  picture: 0.85,
}

/** Of the same document in many years, the newest is the most useful. */
function freshness(title: string): number {
  const years = title.match(/(?<![0-9])20[0-9]{2}(?![0-9])/g)?.map(Number) ?? []
  const newest = Math.max(2010, ...years)
  return 1 + Math.min(newest - 2010, 20) * 0.01
}

/** The index: MiniSearch over the terms of `fold/`, updated one entry at a time. */
export function createSearchIndex() {
  const vocabulary = new Set<string>()
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'text', 'inside'],
    storeFields: ['worth'],
    tokenize: allTerms,
    processTerm: (term) => {
      vocabulary.add(term)
      return term
    },
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 4, text: 1.3, inside: 1 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
      boostDocument: (_id, _term, stored) => Number(stored?.worth ?? 1),
    },
    // MiniSearch's own vacuum runs in steps, and fails if entries are added meanwhile: see `sweep`.
    autoVacuum: false,
  })

  return {
    put(entry: Entry, inside: string): void {
      const { id, kind, names } = entry
      const title = joined(entry.title)
      const worth = (kindWorth[kind] ?? 1) * freshness(toAsciiDigits(title))
      const text = `${joined(entry.text)} · ${joined(entry.where)}`
      const document = { id, title: `${title} · ${names}`, text, inside, worth }
      if (index.has(id)) index.discard(id)
      index.add(document)
    },
    drop(id: string): void {
      if (index.has(id)) index.discard(id)
    },
    /**
     * Frees the terms of removed entries when there are many, in one step, because the terms must not change
     * meanwhile.
     */
    async sweep(): Promise<void> {
      if (index.dirtCount >= 200 && index.dirtFactor >= 0.1) await index.vacuum({ batchSize: Infinity })
    },
    size: () => ({ entries: index.documentCount, terms: index.termCount }),
    /** First the entries with every word. If there are few, also those that lack one. Best first. */
    find(text: string, synonyms: Synonyms): { hits: Hit[]; isLoose: boolean } {
      const parts = queryParts(text, synonyms, (term) => vocabulary.has(term))
      if (parts.length === 0) return { hits: [], isLoose: false }
      const strict = thorough(all(parts))
      const isEnough = strict.length >= enough || parts.length === 1
      const wider = isEnough ? [] : widened(parts, strict)
      return { isLoose: strict.length === 0 && wider.length > 0, hits: [...strict, ...wider] }
    },
  }

  /** Searching inside documents is the slowest part. It is left out if the records alone give enough results. */
  function thorough(query: Query): SearchResult[] {
    const outside = index.search(query, { fields: ['title', 'text'] })
    return outside.length >= plenty ? outside : index.search(query)
  }

  function widened(parts: Query[], strict: SearchResult[]): SearchResult[] {
    const has = new Set(strict.map(({ id }) => id))
    const allButOne = parts.map((_, left) => all(parts.filter((_, place) => place !== left)))
    const near = thorough(any(allButOne)).filter(({ id }) => !has.has(id))
    return near.length + strict.length > 0 ? near : thorough(any(parts))
  }
}

/** With this many complete matches, partial ones are not needed. */
const enough = 5
const plenty = 300

const joined = (texts: Partial<Record<string, string>>): string => Object.values(texts).join(' · ')
