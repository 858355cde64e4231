import type { Language } from '@nagardwar/contract/browser'

// The Marathi letters are the thirty-three consonants that number the clauses of Acts: section 2(j) of an English Act
// is २(ञ) in Marathi, so ङ and ञ count.
const alphabets: Record<Language, readonly string[]> = {
  en: [...'abcdefghijklmnopqrstuvwxyz'],
  mr: [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'],
}

/** The letter of a clause, counted from 0: a, b … z, aa, ab …; in Marathi क, ख … ह, कक, कख …. */
export function letterOf(index: number, language: Language): string {
  const alphabet = alphabets[language]
  const last = alphabet[index % alphabet.length] ?? ''
  const before = Math.floor(index / alphabet.length) - 1
  return before < 0 ? last : letterOf(before, language) + last
}
