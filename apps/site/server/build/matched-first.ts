import type { Plugin } from 'vite'

const match = 'match(locationArg, allowPartial = false) {'
const update = 'this.#branches = flattenAndRankRoutes(routes);'

/** The routes whose modules the document has loaded: those that the server matched. */
const near = `
const hasModule = ({ id }) => id in (globalThis.__reactRouterRouteModules ?? {});
const near = (routes) => routes.filter(hasModule).map((route) => ({ ...route, children: route.children && near(route.children), whole: route }));
`

/** In React Router's matcher, with what it needs of the route's tree only when a reader goes on. */
export function matchedFirst(code: string): string {
  if (!code.includes(match) || !code.includes(update))
    throw new Error('React Router finds its routes otherwise now (matched-first.ts)')
  return code
    .replace('var V6RegExMatcher', () => `${near}var V6RegExMatcher`)
    .replace(update, 'this.#branches = undefined;')
    .replace(
      match,
      `#hasMatched = false;
	${match}
		if (!this.#hasMatched) {
			this.#hasMatched = true;
			const found = matchRoutesImpl(near(this.#routes), locationArg, this.#basename, allowPartial);
			if (found) return found.map((match) => ({ ...match, route: match.route.whole }));
		}
		this.#branches ??= flattenAndRankRoutes(this.#routes);`,
    )
}

/**
 * React Router prepares a pattern and a rank for each of the site's routes, twice, to find out in a browser which of them the
 * server has matched already. Here the first match is sought among those alone; all others are prepared when the reader goes
 * to another page (decision 0163).
 */
export const matchedRoutesFirst: Plugin = {
  name: 'matched-routes-first',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/.*\/router\/matcher\.js$/ },
    handler: (code) => matchedFirst(code),
  },
}
