import { marks, type Spellings, spellingsOf } from '../fold/terms.ts'
import { wordsOf } from '../fold/words.ts'

/** Names of one thing, each as the spellings of its words: मालमत्ता कर, property tax, घरपट्टी. */
type Phrase = Spellings[]
export type Synonyms = Phrase[][]

const longestPhrase = 5

/** Reads staff's groups: names of one thing, separated by commas. */
export function readSynonyms(groups: readonly string[]): Synonyms {
  return groups
    .map((group) => group.split(',').map((name) => wordsOf(name).map(spellingsOf)))
    .map((phrases) => phrases.filter((phrase) => phrase.length > 0 && phrase.length <= longestPhrase))
    .filter((phrases) => phrases.length > 1)
}

/** A range of words in a query, with all its synonyms. */
export type Stretch = { start: number; end: number; others: Phrase[] }

/** Finds synonyms of up to so many words in a query, the longest first; ranges never overlap. */
export function stretchesOf(question: Spellings[], synonyms: Synonyms, longest = longestPhrase): Stretch[] {
  const found: Stretch[] = []
  for (const group of synonyms)
    for (const phrase of group.filter(({ length }) => length <= longest))
      for (let start = 0; start + phrase.length <= question.length; start++)
        if (phrase.every((word, index) => isSameWord(word, question[start + index])))
          found.push({ start, end: start + phrase.length, others: group.filter((other) => other !== phrase) })
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  return merged(found)
}

function merged(found: Stretch[]): Stretch[] {
  const kept: Stretch[] = []
  for (const stretch of found) {
    const same = kept.find(({ start, end }) => start === stretch.start && end === stretch.end)
    if (same) same.others.push(...stretch.others)
    else if (kept.every(({ start, end }) => stretch.end <= start || stretch.start >= end))
      kept.push({ ...stretch, others: [...stretch.others] })
  }
  return kept.sort((a, b) => a.start - b.start)
}

/** Two spellings are one word when they sound alike, or share the consonants of a sufficiently long root. */
function isSameWord(one: Spellings, other: Spellings | undefined): boolean {
  if (!other) return false
  if (shares(one.numbers, other.numbers) || shares(one.plain, other.plain)) return true
  if (one.plain.length > 0 && other.plain.length > 0)
    return isNear(one.sounds[0] ?? '', other.sounds[0] ?? '')
  return shares(one.sounds, other.sounds) || shares(one.roots, other.roots)
}

const shares = (one: string[], other: string[]): boolean => one.some((spelling) => other.includes(spelling))

/** One typing error in a long word: an extra, missing or wrong letter, or two swapped. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 6 + marks.sound.length || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}
