import { withoutAtEnds } from '@nagardwar/contract/browser'

/** Tags and blanks to fill in. */
const marks = /<[^<>]*>|\[\[[^\][]*\]\]/gu
/** Addresses and file names have no language. */
const name =
  /^\W*(?:https?:|www\.)|@|\.(?:pdf|docx?|xlsx?|csv|zip|jpe?g|png|in|org|com|net|html?|php|txt)(?![\p{L}\p{M}])/iu
/** A longer word is no word, and patterns that look far ahead would take long for it. */
const longestWord = 100

/** DVB-TT, ISM, Akruti and others put their letters where Latin has its accents: "xÉMÉ®ú", "´ÖÆüÖ¸üÖÂ™Òü". */
const accents = /[\u00a1-\u00ff\u0152-\u0192\u02c6\u02dc\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122μ]/gu
const leastAccents = 3
const mostlyAccents = 0.4

/** What stands in no English word and in no Marathi name in Latin letters. */
const strange: readonly RegExp[] = [
  // Signs between letters: ifj"kn, nq#Lrh, lq[k, ba^Mk, Am{U.
  /\p{L}["^{}$%`~[]\p{L}/u,
  /\p{Ll}#[a-z]{2}/iu,
  // Kruti Dev: the sign of ा after a half letter, which has a sign of its own: 'kklu, vkf.k, dk;kZy;, fofo/k.
  /(?:^|\p{Ll})['".;[/]k(?:[^aeiou]|$)/u,
  /\p{Ll};[kks]|\p{Ll}Z|[ªÅØ¼½]/u,
  /(?:^|\p{Ll})[HFUIEDRPN]k/u,
  /\p{Ll}(?:L[b-df-hj-np-tv-z]|LF|R;|V[ªj])/u,
  // Kruti Dev: ा after a consonant at the beginning, or प्र: dkes, jkT;, vkgs, izns'k.
  /^(?:[bcdfgjlmnprtvxz]k|iz)[a-zA-Z;]/u,
  // Shivaji: ी, अं and ट्र are capitals and signs in the middle or at the end: naagarI, idnaaMk, maharaYT.
  /\p{Ll}{2}I$|aM[b-df-hj-np-tv-z]|\p{Ll}Y[aT]|[YT]\/$/u,
  // Shivaji: ि stands before its consonant: ivaBaaga, inaivada.
  /^i[b-df-hj-np-tv-z]a\p{L}*[A-Z]|^i[b-df-hj-np-tv-z]aa/u,
]

/** The commonest words of Marathi offices as each font writes them. */
const known = new Set(
  [
    // Kruti Dev
    `vkgs vkgsr vkf.k ukgh 'kklu uxj ifj"kn uxjifj"kn uxjikfydk ikfydk foHkkx ;kstuk fnukad ekfgrh vtZ izek.ki= loZ jLrk ftYgk rkyqdk fufonk`,
    // Shivaji
    'maharaYT/ Aaho Aahot AaiNa naahI Saasana naagarI ivaBaaga yaojanaa idnaaMk maaihtI Aja- p`maaNap~ sava- nagarpirYad nagarpailaka kayaa-laya ijalha ijalhaa inaivada',
    // Shree-Lipi
    'Amho AmhoV Am{U emgZ Zmhr ZJa ZJan[afX {d^mJ `moOZm {XZm§H$ _m{hVr gd©',
  ].flatMap((words) => words.split(' ')),
)

const inLatin = /\p{Script=Latin}/gu
const atEnds = /[\s,.:()"'-]/u

function isAccented(word: string): boolean {
  const found = word.match(accents) ?? []
  return (
    found.length >= leastAccents &&
    found.length >= mostlyAccents * word.length &&
    /[\u00c0-\u00ff]/u.test(word)
  )
}

/** How much speaks for an old font: nothing, one oddness, or two and more, of which one word is enough. */
function oddness(word: string): number {
  if (known.has(word) || known.has(withoutAtEnds(word, atEnds)) || isAccented(word)) return 2
  return strange.filter((pattern) => pattern.test(word)).length
}

/** So many of the Latin words are odd in a text in an old font, and in no other. */
const leastOdd = 0.25

/**
 * Whether a text is Marathi typed in a font of its own (Kruti Dev, Shivaji, DVB-TT, Shree-Lipi and others): Devanagari
 * to the eye, Latin letters and signs to every machine. Names, abbreviations and English are none; where it cannot be
 * told, as of one short word, the answer is no.
 */
export function isOldFont(text: string): boolean {
  const words = text
    .replace(marks, ' ')
    .replace(/[“”]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .split(/\s+/u)
    .map((word) => word.slice(0, longestWord))
    .filter((word) => (word.match(inLatin) ?? []).length >= 2 && !name.test(word))
  const odd = words.map(oddness).filter((each) => each > 0)
  const total = odd.reduce((sum, each) => sum + each, 0)
  return total >= 2 && odd.length >= leastOdd * words.length
}
