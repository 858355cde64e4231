import { liveAlerts } from '../alerts/live-alerts.ts'

const modules = /(?:<link rel="modulepreload" [^<>]*>)+/g
/** The texts of the page, which only its script needs, and the largest picture of the first view. */
const preload = /<link rel="preload" [^<>]*>/g
const module = /<script([^<>]*) type="module" async="">/
/** React Router writes the secret of the answer before everything else into it. */
const style = /<link [^<>]*rel="stylesheet"/

/** What stands in a `<template>` is not asked for. */
const ask = (when: string): string =>
  `for (const held of document.querySelectorAll('template[data-${when}]')) held.replaceWith(held.content)`
const askAll = ask('after-paint')

/**
 * On a slow line (app/styles/fonts/ask-fonts.ts) the line would be idle between the style and the first module, for as long
 * as a request takes. So the modules are asked for a moment after the style: they begin to come when it is here. They also
 * go before the pictures further down (app/styles/states.css). The picture of the first view is not preloaded there: it
 * would share the line with the style, and come before the first words.
 */
const early = `{
const { script, fonts } = document.documentElement.dataset
if (!fonts) ${ask('quick-line')}
else if (script) setTimeout(() => { ${askAll} }, 900)
}`

/**
 * After the first paint, the modules are requested and the page's own module starts. It is put into the head: a change
 * among the children of the body would mean the style of every element (`:has()`). A page that must stay
 * without script stays so (components/reading/restore.ts), and so does one whose modules fail to load or to start.
 * The timer is for hidden tabs and for browsers that do not report the paint.
 */
const afterPaint = `(() => {
const { dataset } = document.documentElement
if (!dataset.script) return
const fail = () => dataset.script === 'starting' && delete dataset.script
addEventListener('error', fail, true)
addEventListener('unhandledrejection', fail)
let hasStarted = false
const start = () => {
if (hasStarted) return
hasStarted = true
${askAll}
const written = document.querySelector('script[data-after-paint]')
const module = document.createElement('script')
module.type = 'module'
module.textContent = written.textContent
document.head.append(module)
}
if (dataset.fonts) return start()
setTimeout(start, document.hidden ? 0 : 1000)
if (!window.PerformanceObserver) return
new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && start())
.observe({ type: 'paint', buffered: true })
})()`

/**
 * Modules come last: on a slow connection the style, fonts and pictures of the first view load alone, and reading
 * needs no module. React Router writes the links and the module and has no option for this. A page's text cannot look
 * like them, because it is escaped.
 */
export function scriptsLast(html: string): string {
  const attributes = module.exec(html)?.[1]
  if (attributes === undefined) return html
  return html
    .replaceAll(modules, (links) => heldUntil('after-paint', links))
    .replaceAll(preload, heldPreload)
    .replace(style, (link) => `<script${attributes}>${early}</script>${link}`)
    .replace(module, `<script${attributes} type="text/plain" data-after-paint="">`)
    .replace(
      '</body>',
      () => `<script${attributes}>${afterPaint}</script><script${attributes}>${liveAlerts}</script></body>`,
    )
}

const heldUntil = (when: string, links: string): string => `<template data-${when}="">${links}</template>`

function heldPreload(link: string): string {
  if (/ as="image"/.test(link)) return heldUntil('quick-line', link)
  return / as="fetch"/.test(link) ? heldUntil('after-paint', link) : link
}
