import { type Language, languages } from '@nagardwar/contract/browser'

/** Only the address decides the language of a page: no prefix means the default language. */
export function languageOf(pathname: string, defaultLanguage: Language): Language {
  return prefixesOf(pathname).at(-1) ?? defaultLanguage
}

/** The address of a page without its language: `/mr/roads` and `/roads` are both `/roads`. */
export function bareOf(pathname: string): string {
  return `/${segmentsOf(pathname).slice(prefixesOf(pathname).length).join('/')}`
}

/** The address of a page in a language, with its query and fragment. */
export function hrefIn(path: string, language: Language, defaultLanguage: Language): string {
  if (!isPagePath(path)) return path
  const end = path.search(/[?#]/)
  const [pathname, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
  const bare = bareOf(pathname)
  if (language === defaultLanguage) return bare + rest
  return (bare === '/' ? `/${language}` : `/${language}${bare}`) + rest
}

export const otherLanguage = (language: Language): Language => (language === 'mr' ? 'en' : 'mr')

/** Files, the API and other sites have no language prefix; `//host` is another site too. */
function isPagePath(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/^\/(api|uploads|images|assets)\//.test(path)
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean)

function prefixesOf(pathname: string): Language[] {
  const segments = segmentsOf(pathname)
  const end = segments.findIndex((segment) => !isLanguage(segment))
  return (end < 0 ? segments : segments.slice(0, end)) as Language[]
}

const isLanguage = (segment: string): segment is Language =>
  (languages as readonly string[]).includes(segment)
