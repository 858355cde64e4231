export type BothLanguages = { en?: string | null; mr?: string | null; changed?: 'en' | 'mr' | 'both' | null }

const same = (before: string | null | undefined, after: string | null | undefined): boolean =>
  (before ?? '') === (after ?? '')

/**
 * Which language of a text was changed last. After the other language is updated too, it is `both`. So `en` means
 * "the Marathi text is older than the English one".
 */
export function lastChanged(before: BothLanguages | undefined, after: BothLanguages): 'en' | 'mr' | 'both' {
  const earlier = before ?? {}
  const isEnglishNew = !same(earlier.en, after.en)
  const isMarathiNew = !same(earlier.mr, after.mr)
  if (isEnglishNew && isMarathiNew) return 'both'
  if (isEnglishNew) return earlier.changed === 'mr' ? 'both' : 'en'
  if (isMarathiNew) return earlier.changed === 'en' ? 'both' : 'mr'
  return earlier.changed ?? 'both'
}
