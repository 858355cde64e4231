import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { Window } from 'happy-dom'
import { accessibilityRules } from './page-rules.ts'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that need a layout. Browsers check them on the templates. */
const ofLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** What is the same on every page, and takes most of the time. Browsers check it on the templates. */
const around = '#menu > *, footer > *, dialog > *'

/** Axe's violations in a document as the server sent it, each with its elements. */
export async function violationsIn(html: string, address: string) {
  const window = new Window({
    url: address,
    width: 360,
    height: 740,
    settings: {
      fetch: { interceptor: { beforeAsyncRequest: async ({ window: own }) => new own.Response('') } },
    },
  })
  try {
    window.document.write(html)
    for (const element of window.document.querySelectorAll(around)) element.remove()
    // Axe looks for a window around it: this one, not the global object of Node.
    const load = new Function('window', 'document', 'module', `${script};return window.axe`)
    const { run } = load(window, window.document, undefined) as typeof axe
    const { violations } = await run(window.document as unknown as Document, {
      runOnly: { type: 'tag', values: accessibilityRules },
      rules: Object.fromEntries(ofLayout.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    return violations.map(({ id, nodes }) => ({ id, places: nodes.map((node) => node.target.join(' ')) }))
  } finally {
    await window.happyDOM.close()
  }
}
