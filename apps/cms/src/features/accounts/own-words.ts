import type { BasePayload } from 'payload'

/** The product, the desk and its roles, in both languages (docs/audit/accounts.md). */
const ofEverybody = [
  'nagardwar',
  'नगरद्वार',
  'municipal',
  'council',
  'corporation',
  'parishad',
  'panchayat',
  'nagar',
  'नगरपरिषद',
  'नगरपंचायत',
  'महानगरपालिका',
  'password',
  'पासवर्ड',
  'desk',
  'staff',
  'admin',
  'administrator',
  'editor',
  'clerk',
  'प्रशासक',
  'संपादक',
  'लिपिक',
]
const shortest = 3
/** So many letters must stand beside the words that everybody knows. */
const leastOther = 6

const wordsIn = (text: unknown): string[] =>
  typeof text === 'string' ? (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : []

/** The words that everybody who knows the council and the account would try first. */
export async function ownWords(
  payload: BasePayload,
  { name, email }: { name?: unknown; email?: unknown },
): Promise<string[]> {
  const council = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const texts = [council.name?.en, council.name?.mr, council.abbreviation?.en, council.abbreviation?.mr]
  return [...ofEverybody, ...[...texts, name, email].flatMap(wordsIn)].filter(
    (word) => [...word].length >= shortest,
  )
}

/** Whether little is left of a password without these words, digits and signs. */
export function isOfOwnWords(password: string, words: readonly string[]): boolean {
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length)
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), password.toLowerCase())
  const hasOwn = left !== password.toLowerCase()
  return hasOwn && left.replace(/[^\p{L}\p{M}]/gu, '').length < leastOther
}
