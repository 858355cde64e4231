import { isLanguage, type Language } from './language.ts'
import { languageParameters } from './list-paths.ts'

/**
 * The language of a request, in any of the three parameters (contract.md, "Language"). Without a parameter it is both
 * languages. A value other than `en` or `mr`, or two different ones, is an error: 400.
 */
export function askedLanguage(query: URLSearchParams): { ok: true; language?: Language } | { ok: false } {
  const asked = new Set(languageParameters.flatMap((parameter) => query.getAll(parameter)))
  if (asked.size === 0) return { ok: true }
  const [language] = asked
  return asked.size === 1 && isLanguage(language) ? { ok: true, language } : { ok: false }
}
