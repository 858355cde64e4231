import type { Query, SearchOptions } from 'minisearch'
import { type Spellings, spellingsOf } from '../fold/terms.ts'
import { wordsOf } from '../fold/words.ts'
import { type Asked, withoutStopWords } from './stop-words.ts'
import { type Synonyms, stretchesOf } from './synonyms.ts'

/** What a match of each kind is worth: the very word most, a root or a sound-alike less. */
const worth = { plain: 3, sound: 2.4, soundOfLatin: 1.4, root: 1.3, number: 2.5 }
const worthOfSynonym = 0.75
const mostWords = 12

/** The question as MiniSearch is asked it: one part a word or a listed name, each with all its spellings. */
export function queryParts(text: string, synonyms: Synonyms): Query[] {
  const asked = wordsOf(text)
    .slice(0, mostWords)
    .map((word) => ({ text: text.slice(word.start, word.end), spellings: spellingsOf(word) }))
  const words = withoutStopWords(asked)
  const stretches = stretchesOf(
    words.map(({ spellings }) => spellings),
    synonyms,
  )
  const parts: Query[] = []
  for (let at = 0; at < words.length; ) {
    const stretch = stretches.find(({ start }) => start === at)
    const end = stretch?.end ?? at + 1
    const own = all(words.slice(at, end).map(({ spellings }) => anySpelling(spellings, 1)))
    const others = stretch?.others.map((phrase) =>
      all(phrase.map((word) => anySpelling(word, worthOfSynonym, false))),
    )
    parts.push(any([own, ...(others ?? []), ...joinedWith(words, at, end)]))
    at = end
  }
  return parts
}

export const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries })
export const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries })

/** Marathi writes together what people type apart: वृक्ष गणना is वृक्षगणना. Found as one word, it stands for both. */
function joinedWith(words: Asked[], at: number, end: number): Query[] {
  if (end - at > 1) return []
  const pair = [words[at - 1], words[at]]
  const next = [words[at], words[at + 1]]
  return [pair, next].flatMap(([one, two]) => {
    if (!one || !two || one.spellings.numbers.length + two.spellings.numbers.length > 0) return []
    const [joined] = wordsOf(one.text + two.text)
    return joined ? [anySpelling(spellingsOf(joined), 1, false)] : []
  })
}

function anySpelling(spellings: Spellings, factor: number, isTyped = true): Query {
  const { plain, sounds, roots, numbers } = spellings
  const isLatin = plain.length > 0
  return any([
    ...leaves(numbers, worth.number * factor, {}),
    ...leaves(plain, worth.plain * factor, isTyped ? loose : {}),
    ...leaves(sounds, (isLatin ? worth.soundOfLatin : worth.sound) * factor, isTyped ? loose : {}),
    ...leaves(roots, worth.root * factor, isTyped ? begun : {}),
  ])
}

const leaves = (terms: string[], value: number, options: SearchOptions): Query[] =>
  terms.map((term) => ({ queries: [term], boostTerm: () => value, ...options }))

/** A compound begins with its root: मालमत्ताधारक with मालमत्ता. */
const begun: SearchOptions = { prefix: (term) => term.length >= 5 }

/** A word may be begun only, and one slip is forgiven in a word, two in a long one. Marks count as a letter here. */
const loose: SearchOptions = {
  prefix: (term) => term.length >= 3,
  fuzzy: (term) => (term.length <= 4 ? false : term.length <= 8 ? 1 : 2),
  maxFuzzy: 2,
}
