import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = [
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>',
  '<p>modulepreload</p>',
  '<script nonce="s" type="module" async="">import "/a.js"</script></body>',
].join('')

test('modules wait for the first paint, and nothing else is changed', () => {
  const [before, starter] = scriptsLast(page).split('<script nonce="s">')
  expect(before).toBe(
    [
      '<link rel="stylesheet" href="/a.css"/><link rel="after-paint" href="/a.js"/>',
      '<p>modulepreload</p>',
      '<script nonce="s" type="after-paint">import "/a.js"</script>',
    ].join(''),
  )
  expect(starter).toMatch(/<\/script><\/body>$/)
})

test('a page without a module stays as it is', () => {
  const plain = '<link rel="stylesheet" href="/a.css"/><p>Closed</p></body>'
  expect(scriptsLast(plain)).toBe(plain)
})

/** A browser's part in it: one link, the module's text, and a paint or a timer that the test lets happen. */
function openPage(isHidden: boolean, dataset: { script?: string } = { script: 'starting' }) {
  const listeners = new Map<string, () => void>()
  const link = { rel: 'after-paint' }
  const modules: { type?: string; textContent?: string }[] = []
  const waits: { then: () => void; ms: number }[] = []
  let onPaint = (_names: string[]) => {}
  const starter = /<script nonce="s">([\s\S]*)<\/script>/.exec(scriptsLast(page))?.[1] ?? ''
  class PerformanceObserver {
    constructor(told: (paints: { getEntriesByName: (name: string) => string[] }) => void) {
      onPaint = (names) => told({ getEntriesByName: (name) => names.filter((each) => each === name) })
    }
    observe() {}
  }
  runInNewContext(starter, {
    window: { PerformanceObserver },
    PerformanceObserver,
    addEventListener: (name: string, told: () => void) => listeners.set(name, told),
    document: {
      documentElement: { dataset },
      hidden: isHidden,
      querySelectorAll: () => [link],
      querySelector: () => ({
        textContent: 'import "/a.js"',
        replaceWith: (module: object) => modules.push(module),
      }),
      createElement: () => ({}),
    },
    setTimeout: (then: () => void, ms: number) => waits.push({ then, ms }),
  })
  return { link, modules, waits, listeners, dataset, paint: (name: string) => onPaint([name]) }
}

test('the first paint with content starts the module, once', () => {
  const { link, modules, waits, paint } = openPage(false)
  paint('first-paint')
  expect(modules).toEqual([])
  paint('first-contentful-paint')
  expect(link.rel).toBe('modulepreload')
  expect(modules).toEqual([{ type: 'module', textContent: 'import "/a.js"' }])
  for (const { then } of waits) then()
  expect(modules).toHaveLength(1)
})

test.each([
  ['that nobody sees starts at once', true, 0],
  ['that tells of no paint starts after a second', false, 1000],
])('a page %s', (_what, isHidden, ms) => {
  const { modules, waits } = openPage(isHidden)
  expect(waits.map((wait) => wait.ms)).toEqual([ms])
  waits[0]?.then()
  expect(modules).toHaveLength(1)
})

test('a page that shall stay without script starts none', () => {
  const { modules, waits, paint } = openPage(false, {})
  paint('first-contentful-paint')
  expect([modules, waits]).toEqual([[], []])
})

test('a page whose modules fail before they have begun counts as one without script', () => {
  const { listeners, dataset } = openPage(false)
  listeners.get('error')?.()
  expect(dataset).toEqual({})
  dataset.script = 'live'
  listeners.get('unhandledrejection')?.()
  expect(dataset).toEqual({ script: 'live' })
})
