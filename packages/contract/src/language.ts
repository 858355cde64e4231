/** The two languages of the site; English is the default and the fallback (spec.md, section 1). */
export const languages = ['en', 'mr'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'mr'

/** The rows of one language. Lists without a language come back as they are. */
export function inLanguage<R extends { language_code?: Language } | { language?: Language }>(
  rows: readonly R[],
  language: Language,
): R[] {
  return rows.filter((row) => {
    const own = 'language_code' in row ? row.language_code : 'language' in row ? row.language : undefined
    return own === undefined || own === language
  })
}
