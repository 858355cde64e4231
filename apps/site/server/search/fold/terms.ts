import { romanise } from '@nagardwar/contract/browser'
import { latinRootsOf, rootsOf } from './roots.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * The index terms of a word. Terms of different kinds never collide, because each kind has its own prefix: `road` the
 * English word, `~rod` its sound, `=rd` the skeleton of a Marathi root, `#12` a number.
 */
export const marks = { sound: '~', root: '=', number: '#' } as const

/** The terms for one word of a query, from the most to the least certain. */
export type Spellings = { plain: string[]; sounds: string[]; roots: string[]; numbers: string[] }

const devanagari = /\p{Script=Devanagari}/u
const joiners = /[\u200c\u200d]/g

/** The index terms of one word of a text. */
export function termsOf(word: Word): string[] {
  if (word.kind === 'number') return word.names.map((name) => marks.number + name)
  const before = known.get(word.text)
  if (before) return before
  const text = word.text.replace(joiners, '')
  const terms = devanagari.test(text) ? devanagariTerms(text) : latinTerms(text)
  if (known.size >= mostKnown) known.clear()
  known.set(word.text, terms)
  return terms
}

/** Council texts repeat the same few ten thousand words, and computing terms takes far longer than a lookup. */
const known = new Map<string, string[]>()
const mostKnown = 50_000
export const forgetTerms = (): void => known.clear()

function devanagariTerms(text: string): string[] {
  const roots = rootsOf(text).map((root) => marks.root + skeletonOf(romanise(root)))
  return [...new Set([marks.sound + romanise(text), ...roots])]
}

function latinTerms(text: string): string[] {
  const plain = plainOf(text)
  return [singularOf(plain), marks.sound + soundOf(plain)]
}

/** All terms of a text, for the index. */
export const allTerms = (text: string): string[] => wordsOf(text).flatMap(termsOf)

/** The query terms of one word. A word in Latin letters may be English or Marathi: both are tried. */
export function spellingsOf(word: Word): Spellings {
  const nothing: Spellings = { plain: [], sounds: [], roots: [], numbers: [] }
  if (word.kind === 'number') {
    const [name = ''] = word.names
    return { ...nothing, numbers: [marks.number + name] }
  }
  const text = word.text.replace(joiners, '')
  if (devanagari.test(text)) {
    const [sound = '', ...roots] = devanagariTerms(text)
    return { ...nothing, sounds: [sound], roots }
  }
  const plain = plainOf(text)
  const sound = soundOf(plain)
  // The short `a` at the end is pronounced only after some words, and written at will: janma, janm.
  const sounds = sound.length > 3 && sound.endsWith('a') ? [sound, sound.slice(0, -1)] : [sound]
  return {
    ...nothing,
    plain: [singularOf(plain)],
    sounds: sounds.map((each) => marks.sound + each),
    roots: [...new Set(latinRootsOf(sound).map((root) => marks.root + skeletonOf(root)))],
  }
}

/** Lower case, without accents. */
const plainOf = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** English words in the singular, if the plural is regular. */
function singularOf(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x|ss)es$/, '')
    .replace(/s$/, '')
}
