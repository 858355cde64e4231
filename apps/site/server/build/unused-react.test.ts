import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unusedReact } from './unused-react.ts'
import { unusedRouter } from './unused-router.ts'
import { nothing, withoutFunctions } from './without-functions.ts'

const app = path.join(import.meta.dirname, '../../app')
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: textOf(path.join(app, file)) }))
const require = createRequire(import.meta.url)
const lightbox = path.dirname(require.resolve('yet-another-react-lightbox'))
const libraries = globSync('**/*.js', { cwd: lightbox }).map((file) => ({
  file,
  text: textOf(path.join(lightbox, file)),
}))

describe('the script of the browser lacks what nothing uses', () => {
  test.each([
    ['view transitions', /\bViewTransition\b|\bviewTransition\b|addTransitionType/],
    ['references to fragments', /<Fragment[^>]*\bref=/],
    ['lists of boundaries', /\bSuspenseList\b/],
    ['activities', /\bActivity\b(?=[^;]*from 'react'| )[^;\n]*from 'react'|<Activity\b/],
    ['actions of forms', /\buse(ActionState|FormStatus|FormState)\b|(?:form)?[aA]ction=\{(?:async )?\(/],
    [
      'hints to the browser beside preload',
      /\b(preconnect|prefetchDNS|preinit|preinitModule|preloadModule)\(/,
    ],
    ['elements with a name of their own', /<[a-z]+-[a-z-]+[\s>]|customElements/],
    ['rare events', /\bon(BeforeInput|Select|Composition\w+)\b/],
    ['forms and fetchers of the router', /\buse(Fetchers?|Submit|FormAction|ActionData)\b|<Form\b/],
    ['questions before leaving a page', /\b(use|unstable_use)(Blocker|Prompt)\b/],
    ['prefetching', /\bprefetch=|\bPrefetchPageLinks\b/],
    ['style sheets with a precedence, and scripts with an address', /\bprecedence=|<script[^>]*\bsrc=/],
    [
      'hydration of a chosen place, or routers of other kinds',
      /unstable_(schedule|History)|\bNavLink\b[^;]*from 'react-router'/,
    ],
    ['middleware of routes', /\b(clientMiddleware|middleware)\b\s*[=:]/],
    ['an indicator of transitions', /onDefaultTransitionIndicator/],
  ])('%s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(300)
    expect(
      [...sources, ...libraries].filter(({ text }) => pattern.test(text)).map(({ file }) => file),
    ).toEqual([])
  })
})

test('every page loads its data itself in the browser, so no data of React Router’s own is asked for', () => {
  const routes = sources.filter(({ file }) => /^(root|routes\/.*\/route)\.tsx$/.test(file))
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter(({ text }) => /\bloader\b/.test(text) && !/\bclientLoader\b/.test(text))).toEqual([])
})

describe('functions are left out', () => {
  const code =
    'function a() { return 1 }\nfunction b() { function c() { return 2 } return c() }\nA.prototype.x = function () { d() }'

  test('by their names, wherever they stand', () => {
    expect(withoutFunctions(code, { a: 'return 3', c: '', 'A.prototype.*': '' })).toBe(
      'function a() {return 3}\nfunction b() { function c() {} return c() }\nA.prototype.x = function () {}',
    )
  })

  test('and a name that is not there is an error', () => {
    expect(() => withoutFunctions(code, nothing('a', 'e', 'f'))).toThrow('e, f')
  })

  test('all of them are in the installed packages', () => {
    const react = require.resolve('react-dom/package.json').replace('package.json', '')
    const router = require.resolve('react-router/package.json').replace('package.json', 'dist/production/')
    const read = (file: string) => readFileSync(file, 'utf8')
    expect(() =>
      withoutFunctions(read(`${react}cjs/react-dom-client.production.js`), unusedReact),
    ).not.toThrow()
    for (const [file, bodies] of Object.entries(unusedRouter))
      expect(() => withoutFunctions(read(router + file), bodies)).not.toThrow()
  })
})
