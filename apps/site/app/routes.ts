import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/**
 * The site map. A page has one entry for both languages: the optional first segment is the language. Which of the
 * two has no prefix is configuration, so both may stand there; the root route sends the needless one away.
 */
const page = (path: string, folder: string): RouteConfigEntry =>
  route(`en?/mr?/${path}`, `routes/${folder}/route.tsx`)

export default [page('', 'home'), page('roads', 'roads'), page('*', 'dynamic')] satisfies RouteConfig
