import { type Spellings, spellingsOf } from '../fold/terms.ts'
import { wordsOf } from '../fold/words.ts'
import { complaint, hasTrouble } from './out-of-order.ts'
import { type Asked, withoutStopWords } from './stop-words.ts'
import { type Synonyms, stretchesOf } from './synonyms.ts'

/** The weight of each kind of match: highest for the exact word, lower for a root or a similar sound. */
const worth = { plain: 3, sound: 2.4, soundOfLatin: 1.4, root: 1.3, number: 2.5 }
const worthOfSynonym = 0.75
const mostWords = 12

/**
 * An asked word. `isBegun`: also words that begin with it. `slips`: also words with so many wrong letters. `worth`
 * weighs this spelling of it.
 */
export type Leaf = { term: string; worth: number; isBegun: boolean; slips: number }
export type Query = Leaf | { combineWith: 'AND' | 'OR'; queries: Query[] }
export const isLeaf = (query: Query): query is Leaf => 'term' in query

/** Whether any entry has this term. */
export type HasTerm = (term: string) => boolean

/** The query: one part for each word or synonym of up to `longest` words, each with all its spellings. */
export function queryParts(text: string, synonyms: Synonyms, hasTerm: HasTerm, longest?: number): Query[] {
  const asked = wordsOf(text)
    .slice(0, mostWords)
    .map((word) => ({ text: text.slice(word.start, word.end), spellings: spellingsOf(word) }))
  const names = stretchesOf(
    asked.map(({ spellings }) => spellings),
    synonyms,
  ).filter(({ start, end }) => end - start > 1)
  const words = withoutStopWords(asked, (at) => names.some(({ start, end }) => start <= at && at < end))
  const stretches = stretchesOf(
    words.map(({ spellings }) => spellings),
    synonyms,
    longest,
  )
  const parts: Query[] = []
  for (let at = 0; at < words.length; ) {
    const stretch = stretches.find(({ start }) => start === at)
    const end = stretch?.end ?? at + 1
    const own = words.slice(at, end).map(({ spellings }) => asTyped(spellings, hasTerm))
    const others = (stretch?.others ?? []).flatMap((phrase) => asListed(phrase, worthOfSynonym, hasTerm))
    parts.push(any([all(own), ...others, ...joinedWith(words, at, end, hasTerm)]))
    at = end
  }
  const trouble = hasTrouble(asked.map((each) => each.text)) ? troubleIn(words, hasTerm) : []
  return [...parts, ...trouble]
}

/** That something does not work is a complaint, besides what it is about. */
function troubleIn(words: Asked[], hasTerm: HasTerm): Query[] {
  const names = wordsOf(complaint).flatMap((word) => asListed([spellingsOf(word)], worthOfSynonym, hasTerm))
  return names.length > 0 && words.length > 0 ? [any(names)] : []
}

export const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries })
export const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries })

/**
 * Marathi joins words that people type separately: वृक्ष गणना is वृक्षगणना. If the joined word exists, it replaces
 * both.
 */
function joinedWith(words: Asked[], at: number, end: number, hasTerm: HasTerm): Query[] {
  if (end - at > 1) return []
  const pair = [words[at - 1], words[at]]
  const next = [words[at], words[at + 1]]
  return [pair, next].flatMap(([one, two]) => {
    if (!one || !two || one.spellings.numbers.length + two.spellings.numbers.length > 0) return []
    return asListed(wordsOf(one.text + two.text).map(spellingsOf), 1, hasTerm)
  })
}

/** A word in the index is searched exactly; typing errors are allowed only for other words. */
function asTyped({ plain, sounds, roots, numbers }: Spellings, hasTerm: HasTerm): Query {
  const isKnown = [...plain, ...sounds].some(hasTerm)
  const options = isKnown ? begun : { ...begun, ...forgiving }
  return any([
    ...leaves(numbers, worth.number, {}),
    ...leaves(plain, worth.plain, options),
    // A word in Latin letters that is no English word of the index is Marathi.
    ...leaves(sounds, plain.some(hasTerm) ? worth.soundOfLatin : worth.sound, options),
    ...leaves(roots, worth.root, begunRoot),
  ])
}

/** An exact phrase; undefined if one of its words is not in the index. */
function asListed(phrase: Spellings[], factor: number, hasTerm: HasTerm): Query[] {
  const words = phrase.map(({ plain, sounds, roots, numbers }) => [
    ...leaves(numbers.filter(hasTerm), worth.number * factor, {}),
    ...leaves(plain.filter(hasTerm), worth.plain * factor, {}),
    ...leaves(sounds.filter(hasTerm), (plain.length > 0 ? worth.soundOfLatin : worth.sound) * factor, {}),
    ...leaves(roots.filter(hasTerm), worth.root * factor, {}),
  ])
  return words.every((spellings) => spellings.length > 0) ? [all(words.map(any))] : []
}

type Allowed = { begunFrom?: number; isForgiving?: boolean }
const leaves = (terms: string[], worth: number, { begunFrom, isForgiving }: Allowed): Leaf[] =>
  terms.map((term) => ({
    term,
    worth,
    isBegun: begunFrom !== undefined && term.length >= begunFrom,
    slips: isForgiving ? slipsIn(term) : 0,
  }))

/** Prefix match. */
const begun: Allowed = { begunFrom: 3 }
/** A compound starts with its root: मालमत्ता finds मालमत्ताधारक. */
const begunRoot: Allowed = { begunFrom: 5 }
const forgiving: Allowed = { isForgiving: true }

/** One typing error is allowed in a word, two in a long one. A combining mark counts as a letter here. */
function slipsIn({ length }: string): number {
  if (length <= 4) return 0
  return length <= 8 ? 1 : 2
}
