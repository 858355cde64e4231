/** A consonant with the vowel after it: `a` is the short one that is not written; it is empty after a halant. */
type Syllable = { consonant: string; vowel: string }

const consonants = letters(
  'क=k ख=kh ग=g घ=gh ङ=n च=C छ=C ज=j झ=j ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=f ब=b भ=bh म=m य=y र=r ऱ=r ल=l ळ=l ऴ=l व=v श=s ष=s स=s ह=h',
)
const vowels = letters(
  'अ=a आ=A इ=i ई=i उ=u ऊ=u ऋ=ru ए=e ऐ=ai ओ=o औ=au ऍ=A ॲ=A ऑ=o ऒ=o ऎ=e ा=A ि=i ी=i ु=u ू=u ृ=ru ॄ=ru े=e ै=ai ो=o ौ=au ॅ=A ॉ=o ॆ=e ॊ=o',
)
const halant = '्'
const nasals = /[ंँ]/
const labial = /^[pfbm]/

function letters(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(table.split(' ').map((pair) => pair.split('=')))
}

/**
 * A Devanagari word as it is pronounced, in the letters to which the site's search (`sound.ts`) folds Latin words. These do not
 * distinguish vowel length, ळ and ल, ण and न, श, ष and स, च and छ. The short `a` is left out where Marathi does not
 * pronounce it.
 */
export function romanise(word: string): string {
  const syllables = syllablesOf(word.normalize('NFC').replaceAll('ज्ञ', 'ग्य'))
  silence(syllables)
  return syllables
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('')
    .toLowerCase()
    .replaceAll('c', 'C')
    .replace(/(.)\1+/g, '$1')
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = []
  const characters = [...word]
  characters.forEach((character, index) => {
    const last = syllables.at(-1)
    const consonant = consonants[character]
    const vowel = vowels[character]
    if (consonant) syllables.push({ consonant, vowel: 'a' })
    else if (character === halant && last) last.vowel = ''
    else if (nasals.test(character)) addNasal(syllables, characters[index + 1])
    else if (vowel && isSign(character) && last) last.vowel = vowel
    else if (vowel) syllables.push({ consonant: '', vowel: vowel === 'a' ? 'A' : vowel })
  })
  return syllables
}

const isSign = (character: string): boolean => /\p{M}/u.test(character)

/** The anusvara is the nasal of the following letter. At the end of a word it is silent. */
function addNasal(syllables: Syllable[], next: string | undefined): void {
  const following = next === undefined ? undefined : consonants[next]
  if (following) syllables.push({ consonant: labial.test(following) ? 'm' : 'n', vowel: '' })
}

/** Removes the short `a` at the end, and between a syllable and a single consonant with its vowel. */
function silence(syllables: Syllable[]): void {
  const last = syllables.length - 1
  for (let index = last; index > 0; index--) {
    const syllable = syllables[index]
    if (syllable?.vowel !== 'a') continue
    const next = syllables[index + 1]
    const isBetween = syllables[index - 1]?.vowel && next?.vowel && next.consonant !== syllable.consonant
    if (index === last || isBetween) syllable.vowel = ''
  }
}
