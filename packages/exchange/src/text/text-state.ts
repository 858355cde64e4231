import { isOldFont } from '../fonts/old-font.ts'

/**
 * What can be done with the text of a page or a document. `scan`: there is none. `old font`: Devanagari to the eye,
 * Latin signs to every machine. `broken`: the map of its font loses letters or their order ("नगरपिरषद", "िदनांक").
 */
export type TextState = 'text' | 'scan' | 'old font' | 'broken'

/** Fewer letters are a stamp on a scan. */
const fewLetters = 25
const mostlyLatin = 0.7

const letters = /\p{L}/gu
const latin = /\p{Script=Latin}/gu
/** A word of Devanagari with its signs, and without digits and the bar at the end of a sentence. */
const marathiWords = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/gu
/** What no word has: a sign without a letter before it, two vowel signs, a vowel sign after a virama, an open half letter. */
const impossible =
  /^[\u0900-\u0903\u093a-\u093c\u093e-\u094f]|[\u093e-\u094c][\u093e-\u094c]|\u094d[\u0901-\u0903\u093e-\u094c]|[\u0915-\u0939]\u094d$/u
/** "अर्थात्", "पश्चात्" end in a half letter, and typists err: so many of all words are too many. */
const mostImpossible = 0.02
const leastImpossible = 3

/** The signs of fonts whose letters have no name, and what a program could not read. */
const nameless = /[\ufffd\ue000-\uf8ff]/gu
const mostNameless = 0.1

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function isBroken(text: string, count: number): boolean {
  if (countOf(text, nameless) > mostNameless * count) return true
  const words = text.match(marathiWords) ?? []
  const wrong = words.filter((word) => impossible.test(word)).length
  return wrong >= leastImpossible && wrong > mostImpossible * words.length
}

/** The state of a text in one line. */
export function textState(text: string): TextState {
  const count = countOf(text, letters)
  if (count + countOf(text, nameless) < fewLetters) return 'scan'
  if (countOf(text, latin) >= mostlyLatin * count && isOldFont(text)) return 'old font'
  return isBroken(text, count) ? 'broken' : 'text'
}
