import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

// The text itself is meant here: scriptsLast() moves markup about without parsing it.
const page = [
  '<link rel="preload" href="/a.json" as="fetch"/><link rel="preload" as="image" href="/a.webp"/>',
  '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link nonce="s" rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>',
  '<p>modulepreload</p>',
  '<script nonce="s" type="module" async="">import "/a.js"</script></body>',
].join('')

test('modules and texts wait for the first paint, the first picture for word of the line, and nothing else is changed', () => {
  const [before, early, starter, alerts] = scriptsLast(page).split('<script nonce="s">')
  expect(before).toBe(
    [
      '<template data-after-paint=""><link rel="preload" href="/a.json" as="fetch"/></template>',
      '<template data-quick-line=""><link rel="preload" as="image" href="/a.webp"/></template>',
      '<template data-after-paint=""><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></template>',
    ].join(''),
  )
  expect(early?.split('</script>')[1]).toBe(
    [
      '<link nonce="s" rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>',
      '<p>modulepreload</p>',
      '<script nonce="s" type="text/plain" data-after-paint="">import "/a.js"',
    ].join(''),
  )
  expect(starter).toMatch(/<\/script>$/)
  expect(alerts).toMatch(/<\/script><\/body>$/)
})

test('a page without a module stays as it is', () => {
  const plain = '<link rel="stylesheet" href="/a.css"/><p>Closed</p></body>'
  expect(scriptsLast(plain)).toBe(plain)
})

const scripts = [...scriptsLast(page).matchAll(/<script nonce="s">([\s\S]*?)<\/script>/g)].map(
  ([, text = '']) => text,
)

/** A simulated browser: two links, the module's text, and a paint or a timer that the test triggers. */
function openPage(isHidden: boolean, dataset: { script?: string; fonts?: string } = { script: 'starting' }) {
  const listeners = new Map<string, () => void>()
  const held = (when: string) => ({
    when,
    content: when,
    isAsked: false,
    replaceWith(content: string) {
      this.isAsked = content === when
    },
  })
  const [modulesAndTexts, picture] = [held('after-paint'), held('quick-line')]
  const modules: { type?: string; textContent?: string }[] = []
  const waits: { then: () => void; ms: number }[] = []
  let onPaint = (_names: string[]) => {}
  class PerformanceObserver {
    constructor(told: (paints: { getEntriesByName: (name: string) => string[] }) => void) {
      onPaint = (names) => told({ getEntriesByName: (name) => names.filter((each) => each === name) })
    }
    observe() {}
  }
  const context = createContext({
    window: { PerformanceObserver },
    PerformanceObserver,
    addEventListener: (name: string, told: () => void) => listeners.set(name, told),
    document: {
      documentElement: { dataset },
      hidden: isHidden,
      querySelectorAll: (selector: string) =>
        [modulesAndTexts, picture].filter(({ when }) => selector === `template[data-${when}]`),
      querySelector: () => ({ textContent: 'import "/a.js"' }),
      head: { append: (module: object) => modules.push(module) },
      createElement: () => ({}),
    },
    setTimeout: (then: () => void, ms: number) => waits.push({ then, ms }),
  })
  const [early = '', starter = ''] = scripts
  runInContext(early, context)
  const askEarly = waits.shift()?.then
  runInContext(starter, context)
  return {
    modulesAndTexts,
    picture,
    askEarly,
    modules,
    waits,
    listeners,
    dataset,
    paint: (name: string) => onPaint([name]),
  }
}

test('the first paint with content starts the module, once', () => {
  const { modulesAndTexts, modules, waits, paint } = openPage(false)
  paint('first-paint')
  expect(modules).toEqual([])
  paint('first-contentful-paint')
  expect(modulesAndTexts.isAsked).toBe(true)
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

test('on a slow line modules and texts are asked for while the style comes, and start without a paint', () => {
  const { modulesAndTexts, picture, modules, waits, askEarly } = openPage(false, {
    script: 'starting',
    fonts: 'device',
  })
  expect(askEarly).toBeTypeOf('function')
  expect(modulesAndTexts.isAsked).toBe(true)
  expect(modules).toHaveLength(1)
  expect(waits).toEqual([])
  expect(picture.isAsked).toBe(false)
})

test.each([
  ['on a quick line', { script: 'starting' }],
  ['where no script may start', { fonts: 'device' }],
])('%s nothing is asked for while the style comes', (_, dataset) => {
  expect(openPage(false, dataset).askEarly).toBeUndefined()
})

test.each([
  ['', { script: 'starting' }],
  [', also without modules', {}],
])('the first picture is preloaded on a quick line%s', (_, dataset) => {
  expect(openPage(false, dataset).picture.isAsked).toBe(true)
})

test('a page whose modules fail before they have begun counts as one without script', () => {
  const { listeners, dataset } = openPage(false)
  listeners.get('error')?.()
  expect(dataset).toEqual({})
  dataset.script = 'live'
  listeners.get('unhandledrejection')?.()
  expect(dataset).toEqual({ script: 'live' })
})
