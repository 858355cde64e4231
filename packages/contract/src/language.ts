/** The two languages of the site; English is the default and the fallback (spec.md, section 1). */
export const languages = ['en', 'mr'] as const
/** What something is called, in both languages. */
export type Names = Readonly<Record<Language, string>>
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'mr'

/** The rows of one language. A row without a language belongs to both. */
export function inLanguage<R extends object>(rows: readonly R[], language: Language): R[] {
  return rows.filter((row: { language_code?: unknown; language?: unknown }) => {
    const own = row.language_code ?? row.language
    return own === undefined || own === language
  })
}
