import { type Language, type ListName, type Outcome, pageOfListPath, toDomain } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import type { PageHandle, TurnedList } from '../../app/api/page.ts'
import type { ApiSource } from '../../app/api/source.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { bareOf, hrefIn, languageOf, otherLanguage } from '../../app/i18n/language.ts'
import { isBudgetPath } from './budget-paths.ts'
import { isEventPath } from './event-paths.ts'
import { fixedRoutes } from './fixed-routes.ts'
import { isNoticePath } from './notice-paths.ts'
import { isReportsPath } from './report-paths.ts'
import { isServicePath } from './service-paths.ts'
import { isTenderPath } from './tender-paths.ts'
import { isWardPath } from './ward-paths.ts'
import { isWorkPath } from './work-paths.ts'

type Options = {
  routes: ServerBuild['routes']
  source: ApiSource
  defaultLanguage: Language
  /** Whether a public document has its page at an address without language. */
  isDocument?: (bare: string) => boolean
  /** Whether a year of the archive has one. */
  isArchive?: (bare: string) => Promise<boolean>
}
export type KnownPages = ReturnType<typeof createKnownPages>

/** The address at which the one not-found page of a language is rendered and cached. */
const notFoundPath = '/page-not-found'

const dynamicLists = ['disclosureDepartments', 'headings', 'generalAdminHeadings'] as const

/**
 * The cache key of a page. Unknown addresses share one key per language, and a page number counts only up to the
 * page's last one, so no client can make the server render without limit.
 */
export function createKnownPages({
  routes,
  source,
  defaultLanguage,
  isDocument = () => false,
  isArchive = async () => false,
}: Options) {
  const fixed = new Map(fixedRoutes(routes).map(({ path, route }) => [path, handleOf(route)?.turned]))
  const isDynamic = createDynamicPaths(source)

  async function lastPage({ list, size }: TurnedList, language: Language): Promise<number> {
    const rows = await source.list(list, language)
    return rows.ok ? Math.ceil(rows.value.length / size) : 1
  }

  async function isPage(path: string): Promise<boolean> {
    const bare = bareOf(path)
    const language = languageOf(path, defaultLanguage)
    return (
      fixed.has(bare) ||
      isDocument(bare) ||
      (await isArchive(bare)) ||
      (await isWardPath(source, bare, language)) ||
      (await isTenderPath(source, bare, language)) ||
      (await isNoticePath(source, bare, language)) ||
      (await isServicePath(source, bare, language)) ||
      (await isBudgetPath(source, bare, language)) ||
      (await isWorkPath(source, bare, language)) ||
      (await isEventPath(source, bare, language)) ||
      (await isReportsPath(source, bare, language)) ||
      pageOfListPath(bare) !== undefined ||
      isDynamic(bare, language)
    )
  }

  async function keyOf(path: string, page = 1): Promise<string> {
    const bare = bareOf(path)
    const language = languageOf(path, defaultLanguage)
    if (!(await isPage(path))) return hrefIn(notFoundPath, language, defaultLanguage)
    const turned = page > 1 ? fixed.get(bare) : undefined
    const number = turned ? Math.min(page, await lastPage(turned, language)) : 1
    return number > 1 ? `${path}?page=${number}` : path
  }

  return { isPage, keyOf }
}

const handleOf = (route: ServerBuild['routes'][string]): PageHandle | undefined =>
  route?.module.handle as PageHandle | undefined

/** Whether a department, a heading or the general administration has a page at an address. */
function createDynamicPaths(source: ApiSource) {
  const made = new WeakMap<object, Set<string>>()
  const pathsOf = (outcome: Outcome<unknown[]>, name: ListName): Set<string> => {
    const ready = made.get(outcome)
    if (ready) return ready
    const rows = outcome.ok ? toDomain(name, outcome.value as never) : []
    const paths = new Set(
      rows.flatMap((row) =>
        'link' in row ? [row.link, row.formerLink ?? row.link].map((link) => pathKey(String(link))) : [],
      ),
    )
    made.set(outcome, paths)
    return paths
  }
  const isIn = async (barePath: string, language: Language): Promise<boolean> => {
    const known = await Promise.all(
      dynamicLists.map(async (name) => pathsOf(await source.list(name, language), name)),
    )
    return known.some((paths) => paths.has(pathKey(barePath)))
  }
  // A page of one language leads on, or is shown, in the other.
  return async (barePath: string, language: Language): Promise<boolean> =>
    (await isIn(barePath, language)) || isIn(barePath, otherLanguage(language))
}
