import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { matchedFirst } from './matched-first.ts'

const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const file = path.join(router, 'dist/production/lib/router/matcher.js')

type Match = { route: object; params: object; pathname: string }
type Matcher = { update(routes: object[]): void; match(at: { pathname: string }): Match[] | null }

/** React Router's own matcher, or the one that the browser gets. */
async function matcherOf(change: (code: string) => string): Promise<Matcher> {
  const { flattenAndRankRoutes, matchRoutesImpl } = await import(
    path.join(router, 'dist/production/lib/router/utils.js')
  )
  const code = change(readFileSync(file, 'utf8'))
    .replace(/^import .*$/m, '')
    .replace(/^export .*$/m, '')
  const make = new Function('flattenAndRankRoutes', 'matchRoutesImpl', `${code}; return V6RegExMatcher`)
  return new (make(flattenAndRankRoutes, matchRoutesImpl))('/')
}

const routes = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', path: 'mr?', index: true },
      { id: 'roads', path: 'mr?/roads' },
      { id: 'department', path: 'mr?/:department' },
      { id: 'missing', path: '*' },
    ],
  },
]

const loaded = (...ids: string[]) =>
  vi.stubGlobal('__reactRouterRouteModules', Object.fromEntries(ids.map((id) => [id, {}])))
afterEach(() => {
  vi.unstubAllGlobals()
})

async function both() {
  const [own, changed] = [await matcherOf((code) => code), await matcherOf(matchedFirst)]
  for (const each of [own, changed]) each.update(routes)
  return (pathname: string) => {
    const [wanted, found] = [own.match({ pathname }), changed.match({ pathname })]
    expect(found).toEqual(wanted)
    // The very routes, not copies: the router fills them in later.
    found?.forEach(({ route }, index) => {
      expect(route).toBe(wanted?.[index]?.route)
    })
    return found?.map(({ route }) => (route as { id: string }).id)
  }
}

test('the page in view is found among the routes that the server matched', async () => {
  loaded('root', 'department')
  expect((await both())('/mr/works')).toEqual(['root', 'department'])
})

test('the next page is found among all routes', async () => {
  loaded('root', 'department')
  const match = await both()
  match('/works')
  expect(match('/roads')).toEqual(['root', 'roads'])
  expect(match('/')).toEqual(['root', 'home'])
})

test('a document that stands in for another address is matched among all routes', async () => {
  loaded('root', 'roads')
  expect((await both())('/nowhere/at/all')).toEqual(['root', 'missing'])
})

test('a matcher that works otherwise stops the build', () => {
  expect(() => matchedFirst('class Matcher {}')).toThrow('matched-first.ts')
})
