import { createHash } from 'node:crypto'
import { toAsciiDigits } from '@nagardwar/contract/browser'
import { type SearchKind, searchKinds } from '../../../app/api/search.ts'
import { type Entry, endOfEntry } from '../entries/entry.ts'
import { allTerms } from '../fold/terms.ts'
import { isAboutNow, isAboutOpening } from './about-now.ts'
import { type Best, bestOf, type Wanted } from './best.ts'
import { type BitSet, countBits, forEachBit, inBoth, isEmpty } from './bit-set.ts'
import { type FieldWords, readFieldWords, writeFieldWords } from './field-words.ts'
import { type IndexDatabase, openIndexDatabase } from './index-database.ts'
import { createIndexPostings } from './index-postings.ts'
import { createIndexRecords } from './index-records.ts'
import { createIndexWords } from './index-words.ts'
import { type Lookups, noLookups } from './lookups.ts'
import { type Matching, match } from './matching.ts'
import { all, any, type Query, queryParts } from './query.ts'
import { createRecordFacts, fields } from './record-facts.ts'
import type { Synonyms } from './synonyms.ts'
import { tiersOf } from './tiers.ts'

/** What was found, which of it has every word of the question, and which without its documents. */
export type Ranked = { matching: Matching; named: BitSet; complete: BitSet }
/** A record that was found. `terms` has the index terms that were found; only the few shown results have it. */
export type Hit = { entry: Entry; terms: ReadonlySet<string> }
export type Hits = Omit<Best, 'shown'> & { isLoose: boolean; hits: Hit[] }
/** `hash` tells whether the entry has changed, `missing` how many of its documents have no text yet. */
export type Put = { source: string; hash: string; missing: number; inside: string }

/** Pages lead to everything else, so they come first among equal scores. */
const kindWorth: Partial<Record<SearchKind, number>> = {
  page: 1.5,
  service: 1.4,
  document: 0.9,
  picture: 0.85,
}
/** How much more a page is worth to a question about what is open. */
const worthOfPages = 3
const pageKind = searchKinds.indexOf('page')
const mostWaiting = 100_000
/** The field of the documents, which is the last. */
const insideDocuments = fields.length - 1
const nothingFound: Hits = { isLoose: false, hits: [], total: 0, page: 1, pages: 1, kinds: [] }

/** The council's own page about a thing says what it costs and needs; another website often begins with a login. */
const ownFirst = (href: string): number => (href.startsWith('http') ? 0.95 : 1)

/** Of the same document in many years, the newest is the most useful. */
function freshness(title: string): number {
  const years = title.match(/(?<![0-9])20[0-9]{2}(?![0-9])/g)?.map(Number) ?? []
  const newest = Math.max(2010, ...years)
  return 1 + Math.min(newest - 2010, 20) * 0.01
}

/** The index over the terms of `fold/`, updated one entry at a time, in a database that is read where it is needed. */
export function createSearchIndex(database: IndexDatabase = openIndexDatabase(':memory:', '')) {
  const words = createIndexWords(database)
  const postings = createIndexPostings(database)
  const records = createIndexRecords(database)
  const facts = createRecordFacts(database)
  const index = { words, postings, facts }
  /** What the last question found, as long as the index is the same: its further pages cost nothing. */
  let last: { text: string; synonyms: Synonyms; ranking: Ranked | undefined } | undefined

  /** Changes are kept together, or not at all after a crash. */
  function begin(): void {
    last = undefined
    if (!database.isTransaction) database.exec('BEGIN')
  }

  function save(): void {
    if (!database.isTransaction) return
    for (const word of postings.write()) words.remove(word)
    database.exec('COMMIT')
  }

  function drop(id: string): void {
    const old = records.find(id)
    if (!old) return
    begin()
    readFieldWords(old.words, (field, word) => postings.set(word, field, old.number, 0))
    facts.remove(old.number)
    records.remove(old.number)
    if (postings.waiting() > mostWaiting) save()
  }

  function put(entry: Entry, { source, hash, missing, inside }: Put): void {
    begin()
    drop(entry.id)
    const title = joined(entry.title)
    const texts = [`${title} · ${entry.names}`, `${joined(entry.text)} · ${joined(entry.where)}`, inside]
    const counted = texts.map((text) => timesOf(allTerms(text)))
    const [inTitle = 0, inText = 0, within = 0] = counted.map(({ size }) => size)
    const own = {
      kind: searchKinds.indexOf(entry.kind),
      worth: (kindWorth[entry.kind] ?? 1) * ownFirst(entry.href) * freshness(toAsciiDigits(title)),
      same: sameness(entry),
      until: endOfEntry(entry),
      lengths: [inTitle, inText, within] as [number, number, number],
    }
    const number = facts.add(own)
    const ids: FieldWords = counted.map((times, field) =>
      Array.from(times, ([term, count]) => {
        const word = words.add(term)
        postings.set(word, field, number, count)
        return word
      }),
    )
    records.add({
      ...own,
      number,
      source,
      hash,
      missing,
      letters: inside.length,
      entry,
      words: writeFieldWords(ids),
    })
    if (postings.waiting() > mostWaiting) save()
  }

  /** Searching inside documents is the slowest part. It is left out if the records alone give enough results. */
  function thorough(query: Query, parts: Query[], lookups: Lookups): Matching {
    const outside = match(index, query, { until: insideDocuments, lookups, parts })
    return countBits(outside.records) >= plenty ? outside : match(index, query, { lookups, parts })
  }

  function widened(parts: Query[], lookups: Lookups): Matching {
    const allButOne = parts.map((_, left) => all(parts.filter((_, place) => place !== left)))
    const near = thorough(any(allButOne), parts, lookups)
    return isEmpty(near.records) ? thorough(any(parts), parts, lookups) : near
  }

  /**
   * The records with every word. If few name all of them outside their documents, also those that lack one, in one
   * ranking: a page that is called what was asked is a better answer than a document that has all the words somewhere.
   */
  function ranked(text: string, synonyms: Synonyms): Ranked | undefined {
    const parts = queryParts(text, synonyms, words.has)
    if (parts.length === 0) return undefined
    // A council without a "water bill" may have what is about water.
    return rankedParts(parts) ?? rankedParts(queryParts(text, synonyms, words.has, 1))
  }

  /** Nothing where no record has any of the parts. */
  function rankedParts(parts: Query[]): Ranked | undefined {
    const lookups = noLookups()
    const query = all(parts)
    const named = match(index, query, { until: insideDocuments, lookups, parts })
    const strict = countBits(named.records) >= plenty ? named : match(index, query, { lookups, parts })
    const isEnough = parts.length === 1 || countBits(named.records) >= enough
    const matching = isEnough ? strict : widened(parts, lookups)
    return isEmpty(matching.records)
      ? undefined
      : { matching, named: named.records, complete: strict.records }
  }

  /** Of places that are open the page says which and until when; the place alone would say only where it is. */
  function withPagesFirst(text: string, ranking: Ranked | undefined): Ranked | undefined {
    if (ranking && isAboutOpening(text)) {
      const { records: found, scores } = ranking.matching
      forEachBit(found, (number) => {
        if (facts.kindOf(number) === pageKind) scores[number] = (scores[number] ?? 0) * worthOfPages
      })
    }
    return ranking
  }

  return {
    put,
    drop,
    save,
    records,
    forget: words.forget,
    size: () => {
      save()
      return { entries: facts.count(), terms: words.count() }
    },
    /** The best first. */
    find(text: string, synonyms: Synonyms, wanted: Wanted = { page: 1 }): Hits {
      save()
      if (last?.text !== text || last.synonyms !== synonyms)
        last = { text, synonyms, ranking: withPagesFirst(text, ranked(text, synonyms)) }
      const { ranking } = last
      if (!ranking) return nothingFound
      const { matching, complete } = ranking
      const tiers = tiersOf(ranking, facts, { now: Date.now(), isOfNow: isAboutNow(text) })
      const { shown, ...best } = bestOf(tiers, facts, wanted)
      const hits = shown.flatMap(({ number }) => {
        const entry = records.entryOf(number)
        return entry ? [{ entry, terms: matching.wordsOf(number) }] : []
      })
      const isComplete = tiers.some(({ records }) => !isEmpty(inBoth(records, complete)))
      return { ...best, isLoose: !isComplete && best.total > 0, hits }
    },
  }
}

/** With this many complete matches, partial ones are not needed. */
const enough = 5
const plenty = 300

const joined = (texts: Partial<Record<string, string>>): string => Object.values(texts).join(' · ')

function timesOf(terms: string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
  return times
}

/** Equal for two entries that are the same thing to a reader: 48 bits of a hash. */
function sameness({ kind, title, href, documents }: Entry): number {
  const target = kind === 'department' ? '' : (documents.en?.path ?? documents.mr?.path ?? href)
  const key = `${kind} ${title.en ?? title.mr} ${target}`
  return createHash('sha256').update(key).digest().readUIntBE(0, 6)
}
