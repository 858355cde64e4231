import { addAll, addBit, type BitSet, bitSet, forEachBit, hasBit, inBoth, isEmpty } from './bit-set.ts'
import { type IndexPostings, visitRows } from './index-postings.ts'
import type { IndexWords } from './index-words.ts'
import { type Found, isSpent, type Lookups, type Meant, noLookups, spend } from './lookups.ts'
import { isLeaf, type Leaf, type Query } from './query.ts'
import { type AllFacts, fields } from './record-facts.ts'

export type Matching = {
  records: BitSet
  /** By record number. */
  scores: Float64Array
  /** The index words through which a record was found. */
  wordsOf: (number: number) => Set<string>
}

type Index = { words: IndexWords; postings: IndexPostings; facts: AllFacts }

const fieldWorth = [4, 1.3, 1]
const weights = { prefix: 0.5, slips: 0.3 }
/** BM25+, as MiniSearch has it. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }

type Options = { until?: number; lookups?: Lookups; parts?: readonly Query[] }

/**
 * The records that fit a query, with their scores. `until` is the first field that is not searched; `parts` are the
 * words of the question, each with all its names: a record is worth more with each that it has.
 */
export function match(
  { words, postings, facts }: Index,
  query: Query,
  { until = fields.length, lookups = noLookups(), parts = [query] }: Options = {},
): Matching {
  const { worth, lengths, means, count, end } = facts.now()
  const { found, rows } = lookups.until(until)

  /** The words as typed always count; beginnings and slips as long as the question may cost more. */
  function find(leaf: Leaf): Found {
    const before = found.get(leaf)
    if (before) return before
    const made: Found = { words: [], records: bitSet(end), counts: [] }
    for (const word of meantBy(leaf)) {
      if (word.weight < 1 && isSpent(lookups)) continue
      const own = [0, 0, 0]
      visitRows(rowsOf(word.id), (field) => (number) => {
        addBit(made.records, number)
        own[field] = (own[field] ?? 0) + 1
      })
      made.words.push(word)
      made.counts.push(own)
      if (word.weight < 1) spend(lookups, own)
    }
    found.set(leaf, made)
    return made
  }

  function rowsOf(word: number) {
    const known = rows.get(word) ?? postings.rowsOf(word, until)
    rows.set(word, known)
    return known
  }

  function meantBy(leaf: Leaf): Meant[] {
    const meant = lookups.meant.get(leaf) ?? wordsMeantBy(words, leaf)
    lookups.meant.set(leaf, meant)
    return meant
  }

  const reached = new Map<Query, BitSet>()
  function reach(part: Query): BitSet {
    if (isLeaf(part)) return find(part).records
    const before = reached.get(part)
    if (before) return before
    const sets: BitSet[] = []
    for (const each of part.queries) {
      const set = reach(each)
      sets.push(set)
      if (part.combineWith === 'AND' && isEmpty(set)) break
    }
    const made = part.combineWith === 'AND' ? intersection(sets, end) : union(sets, end)
    reached.set(part, made)
    return made
  }

  /** For each asked word the records where it counts: those that fit all around it, too. Once for each place. */
  const counting = new Map<Leaf, BitSet[]>()
  function spread(part: Query, around: BitSet): void {
    const own = inBoth(reach(part), around)
    if (isEmpty(own)) return
    if (isLeaf(part)) counting.set(part, [...(counting.get(part) ?? []), own])
    else for (const each of part.queries) spread(each, own)
  }

  const records = reach(query)
  spread(query, records)
  const scores = new Float64Array(end)
  for (const [leaf, places] of counting) addScores(leaf, timesIn(places, end))
  multiplyByAskedWords()
  return { records, scores, wordsOf }

  function addScores(leaf: Leaf, times: Uint8Array): void {
    const { words: meant, counts } = find(leaf)
    meant.forEach(({ id, weight }, place) => {
      visitRows(rowsOf(id), (field) => {
        const matching = counts[place]?.[field] ?? 0
        const rarity = Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
        const value = weight * leaf.worth * (fieldWorth[field] ?? 1) * rarity
        const length = lengths[field] ?? new Uint32Array()
        const mean = means[field] ?? 1
        return (number, often) => {
          const here = times[number] ?? 0
          if (here === 0) return
          const { k, b, d } = bm25
          const share = 1 - b + (b * (length[number] ?? 0)) / mean
          const score = value * (worth[number] ?? 1) * (d + (often * (k + 1)) / (often + k * share))
          scores[number] = (scores[number] ?? 0) + here * score
        }
      })
    })
  }

  /** A record with more of the asked words is worth more. */
  function multiplyByAskedWords(): void {
    const asked = timesIn(parts.map(reach), end)
    forEachBit(records, (number) => {
      scores[number] = (scores[number] ?? 0) * Math.max(1, asked[number] ?? 0) ** 2
    })
  }

  function wordsOf(number: number): Set<string> {
    const all = new Set<string>()
    for (const [leaf, places] of counting)
      if (places.some((place) => hasBit(place, number)))
        for (const { word } of find(leaf).words) all.add(word)
    return all
  }
}

/** The word itself, words that begin with it, and words that differ by a slip; the further away, the less worth. */
function wordsMeantBy(words: IndexWords, { term, isBegun, slips }: Leaf): Meant[] {
  const own = words.idOf(term)
  const exact = own === undefined ? [] : [{ id: own, word: term, weight: 1 }]
  const begun = isBegun
    ? words.startingWith(term).map(({ id, word, distance }) => ({
        id,
        word,
        weight: (weights.prefix * word.length) / (word.length + 0.3 * distance),
      }))
    : []
  const isBegunToo = new Set(begun.map(({ id }) => id))
  const near = (slips > 0 ? words.near(term, slips) : [])
    .filter(({ id, distance }) => distance > 0 && !isBegunToo.has(id))
    .map(({ id, word, distance }) => ({
      id,
      word,
      weight: (weights.slips * word.length) / (word.length + distance),
    }))
  return [...exact, ...begun, ...near]
}

function union(sets: BitSet[], end: number): BitSet {
  const all = bitSet(end)
  for (const set of sets) addAll(all, set)
  return all
}

function intersection([first, ...others]: BitSet[], end: number): BitSet {
  return first ? others.reduce(inBoth, first) : bitSet(end)
}

function timesIn(places: BitSet[], end: number): Uint8Array {
  const times = new Uint8Array(end)
  for (const place of places)
    forEachBit(place, (number) => {
      times[number] = (times[number] ?? 0) + 1
    })
  return times
}
