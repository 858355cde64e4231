import type { ServerBuild } from 'react-router'

const languagePrefix = /^(?:[a-z]{2}\?\/)+/
const notForSearchEngines = new Set(['/search', '/offline'])

/** Static routes, without language. */
export function fixedRoutes(routes: ServerBuild['routes']) {
  return Object.values(routes).flatMap((route) => {
    if (route?.path === undefined) return []
    const path = `/${route.path.replace(languagePrefix, '')}`
    return /[*:?]/.test(path) ? [] : [{ path, route }]
  })
}

/** The addresses of the static routes. */
export const fixedPaths = (routes: ServerBuild['routes']): string[] =>
  // The root route and home have the same address.
  [...new Set(fixedRoutes(routes).map(({ path }) => path))].filter((path) => !notForSearchEngines.has(path))
