import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/api/page.ts'
import { bareOf } from '../../app/i18n/language.ts'

const languagePrefix = /^(?:[a-z]{2}\?\/)+/
const notForSearchEngines = new Set(['/search', '/offline', '/closed'])

/** Static routes that every site has, without language. */
export function fixedRoutes(routes: ServerBuild['routes']) {
  return Object.values(routes).flatMap((route) => {
    const { givesWay } = (route?.module.handle ?? {}) as Partial<PageHandle>
    if (route?.path === undefined || givesWay) return []
    const path = `/${route.path.replace(languagePrefix, '')}`
    // What may follow says which of its records is shown.
    const own = path.replace(/\/:[a-z]+\?$/, '')
    return /[*:?]/.test(own) ? [] : [{ path: own, route }]
  })
}

/** The addresses of the static routes. */
export const fixedPaths = (routes: ServerBuild['routes']): string[] =>
  // The root route and home have the same address.
  [...new Set(fixedRoutes(routes).map(({ path }) => path))].filter((path) => !notForSearchEngines.has(path))

/** Whether an address is one of a page for one person alone (`isPrivate`), or begins as one does. */
export function privatePages(routes: ServerBuild['routes']): (path: string) => boolean {
  const starts = Object.values(routes).flatMap((route) => {
    const { isPrivate } = (route?.module.handle ?? {}) as Partial<PageHandle>
    const [start = ''] = (route?.path ?? '').replace(languagePrefix, '').split(':')
    return isPrivate ? [`/${start}`] : []
  })
  return (path) => starts.some((start) => bareOf(path).startsWith(start))
}
