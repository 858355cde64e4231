import { isOldFont } from '../fonts/old-font.ts'

/** What the letters and words of a document say. `old font`: Marathi typed in a font of its own, which is Latin to a machine. */
export type DocumentLanguage = 'en' | 'mr' | 'hi' | 'old font' | 'unknown'

/** Fewer letters than these, vowel signs not counted, are a title, a stamp or a table of figures. */
const leastLetters = 120
/** So much of one script is a text in it; between the two a document has both. */
const mostly = 0.7
const leastWords = 4

const latin = /\p{Script=Latin}/gu
const devanagari = /(?=\p{Script=Devanagari})\p{L}/gu
/** A word with its vowel signs, which are marks. */
const words = /[\p{L}\p{M}]+/gu

/** Words that stand in every text of the language, and not in the other: postpositions, conjunctions, forms of "to be". */
const marathi = new Set(
  'आणि आहे आहेत व या यांनी यांचे यांच्या करणे करून करावे केले केली केलेल्या असून असलेल्या येथे येथील साठी मध्ये नाही पासून त्यांनी हे ही होईल येईल सदर आपले आपल्या'.split(
    ' ',
  ),
)
const hindi = new Set(
  'और है हैं का की के को में से पर यह यह वह इस उस लिए गया गयी गई किया करने करें होगा होगी नहीं द्वारा तथा एवं अपने था थे ने'.split(
    ' ',
  ),
)
const english = new Set(
  'the of and to in for is be by on or with as shall at from this are not will any that which it per'.split(
    ' ',
  ),
)
/** Of a hundred words of an English text at least 25 are among those; forms and tables have fewer. */
const leastEnglish = 0.04

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const among = (all: readonly string[], known: ReadonlySet<string>): number =>
  all.filter((word) => known.has(word)).length

/** ळ is written in Marathi, and hardly ever in Hindi. */
function inDevanagari(all: readonly string[]): DocumentLanguage {
  const asMarathi = among(all, marathi) + all.filter((word) => word.includes('ळ')).length
  const asHindi = among(all, hindi)
  if (asMarathi + asHindi < leastWords) return 'unknown'
  if (asMarathi >= 2 * asHindi) return 'mr'
  return asHindi >= 2 * asMarathi ? 'hi' : 'unknown'
}

function inLatinLetters(text: string, all: readonly string[]): DocumentLanguage {
  if (among(all, english) >= leastEnglish * all.length) return 'en'
  return isOldFont(text) ? 'old font' : 'unknown'
}

/** The language of a text by its script and its commonest words; unknown where it is too short, or in two languages. */
export function languageOf(pages: readonly string[]): DocumentLanguage {
  const text = pages.join(' ')
  const [inLatin, inMarathi] = [countOf(text, latin), countOf(text, devanagari)]
  const letters = inLatin + inMarathi
  if (letters < leastLetters) return 'unknown'
  const all = (text.toLowerCase().match(words) ?? []) as string[]
  if (inMarathi >= mostly * letters) return inDevanagari(all)
  return inLatin >= mostly * letters ? inLatinLetters(text, all) : 'unknown'
}
