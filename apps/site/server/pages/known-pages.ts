import { type Language, type ListName, type Outcome, toDomain, type WireRow } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import type { PageHandle, TurnedList } from '../../app/api/page.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'
import { fixedRoutes } from '../seo/site-map.ts'

type Known = <N extends ListName>(name: N, language: Language) => Outcome<WireRow<N>[]>
type Options = { routes: ServerBuild['routes']; known: Known; defaultLanguage: Language }

export type KnownPages = ReturnType<typeof createKnownPages>

/** The address under which the one not-found page of a language is rendered and cached. */
export const notFoundPath = '/page-not-found'

const dynamicLists = ['disclosureDepartments', 'headings', 'generalAdminHeadings'] as const

/**
 * The cache key of a page. Unknown addresses share one key per language, and a page number counts only where the page
 * has that many, so that no client can make the server render without end.
 */
export function createKnownPages({ routes, known, defaultLanguage }: Options) {
  const fixed = new Map(fixedRoutes(routes).map(({ path, route }) => [path, handleOf(route)?.turned]))
  const isDynamic = createDynamicPaths(known)

  function lastPage({ list, size }: TurnedList, language: Language): number {
    const rows = known(list, language)
    return rows.ok ? Math.ceil(rows.value.length / size) : 1
  }

  return (path: string, page = 1): string => {
    const bare = bareOf(path)
    const language = languageOf(path, defaultLanguage)
    if (!fixed.has(bare))
      return isDynamic(bare, language) ? path : hrefIn(notFoundPath, language, defaultLanguage)
    const turned = page > 1 ? fixed.get(bare) : undefined
    const number = turned ? Math.min(page, lastPage(turned, language)) : 1
    return number > 1 ? `${path}?page=${number}` : path
  }
}

const handleOf = (route: ServerBuild['routes'][string]): PageHandle | undefined =>
  route?.module.handle as PageHandle | undefined

/** Whether a department, a heading or the general administration has a page at an address. */
function createDynamicPaths(known: Known) {
  const paths = new WeakMap<object, Set<string>>()
  const pathsOf = (
    outcome: Outcome<WireRow<(typeof dynamicLists)[number]>[]>,
    name: ListName,
  ): Set<string> => {
    const ready = paths.get(outcome)
    if (ready) return ready
    const rows = outcome.ok ? toDomain(name, outcome.value as never) : []
    const made = new Set(rows.flatMap((row) => ('link' in row ? [pathKey(String(row.link))] : [])))
    paths.set(outcome, made)
    return made
  }
  return (barePath: string, language: Language): boolean =>
    dynamicLists.some((name) => pathsOf(known(name, language), name).has(pathKey(barePath)))
}
