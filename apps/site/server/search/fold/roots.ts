/** Case endings and postpositions that Marathi writes together with the word before them, longest first. */
const endings = longestFirst(
  'च्या चा ची चे चं मध्ये मधील मधून मधला मधली मध्येही साठी साठीच्या साठीचे साठीची वर वरील वरून खाली समोर जवळ जवळील पासून पर्यंत विषयी बाबत बाबतचे बाबतची करिता करता द्वारे मार्फत मुळे कडे कडील कडून कडे सह नुसार प्रमाणे विरुद्ध शिवाय विना पुढील पुढे मागे बरोबर सोबत शी ही च',
)
/** These are endings only after a word in its oblique form, which ends in a vowel sign. */
const afterVowel = longestFirst('ला ने नी त तील तून हून स ना')
const latinEndings = longestFirst(
  'Cya Ca Ci Ce madhe madhye madhil madhun sathi var varil pasun paryant babat vishayi karita mule kade kadun sah nusar pramane',
)
const latinAfterVowel = longestFirst('la ne ni t til tun hun na')

const vowelSign = /[ािीुूेैोौं]$/u
const oblique = /(?:्या|[ािीुूेैोौ])ं?$|ं$/u
const cutOff = /्$/u

function longestFirst(list: string): readonly string[] {
  return list.split(' ').sort((a, b) => b.length - a.length)
}

const without = (word: string, ending: string): string => word.slice(0, -ending.length)
const lettersIn = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0

/** The word without its last ending; undefined if it has none. At least two letters must remain. */
function bare(word: string): string | undefined {
  for (const ending of endings)
    if (word.endsWith(ending) && isWord(without(word, ending))) return without(word, ending)
  for (const ending of afterVowel) {
    const rest = without(word, ending)
    if (word.endsWith(ending) && vowelSign.test(rest) && isWord(rest)) return rest
  }
  return undefined
}

const isWord = (rest: string): boolean => lettersIn(rest) >= 2 && !cutOff.test(rest)

/**
 * The possible roots of a Devanagari word: मालमत्ता, मालमत्तेच्या and मालमत्तांसाठी share one. A word that only looks
 * as if it had an ending (योजना, बगीचा) also keeps its uncut root, so all possible ones are returned.
 */
export function rootsOf(word: string): string[] {
  const once = bare(word)
  const twice = once === undefined ? undefined : bare(once)
  const forms = [word, once, twice].filter((form) => form !== undefined)
  return [...new Set(forms.map(withoutVowel))]
}

function withoutVowel(form: string): string {
  const rest = form.replace(oblique, '')
  return lettersIn(rest) >= 2 ? rest : form
}

/** What may remain of a Latin word without its last ending. */
function latinCut(sound: string): string[] {
  const ending = latinEndings.find((each) => sound.endsWith(each))
  const after = latinAfterVowel.find((each) => sound.endsWith(each) && /[aeiou]$/.test(without(sound, each)))
  return [ending, after].flatMap((each) => (each ? [without(sound, each).replace(/n$/, '')] : []))
}

/** The same for a word in Latin letters, given by its sound. */
export function latinRootsOf(sound: string): string[] {
  const once = latinCut(sound)
  const forms = [sound, ...once, ...once.flatMap(latinCut)].flatMap((form) => [
    form.replace(/[aeiou]$/, ''),
    form.replace(/y?[aeiou]$/, ''),
  ])
  const roots = forms.filter((form) => form.length >= 3)
  return [...new Set(roots.length > 0 ? roots : [sound])]
}
