import { liveAlerts } from '../alerts/live-alerts.ts'

const preload = '<link rel="modulepreload" '
/** The texts of the page, which only its script needs: the document has them. */
const texts = /<link rel="preload" (?=href="[^"]*" as="fetch")/g
/** The largest picture of the first view. */
const picture = /<link rel="preload" (?=as="image")/g
const module = /<script([^>]*) type="module" async="">/
/** React Router writes the secret of the answer before everything else into it. */
const style = /<link [^>]*rel="stylesheet"/

const askAll = `for (const link of document.querySelectorAll('link[rel=after-paint]')) link.rel = link.as ? 'preload' : 'modulepreload'`

/**
 * On a slow line (app/styles/fonts/ask-fonts.ts) the line would be idle between the style and the first module, for as long
 * as a request takes. So the modules are asked for a moment after the style: they begin to come when it is here. They also
 * go before the pictures further down (app/styles/states.css). The picture of the first view is not preloaded there: it
 * would share the line with the style, and come before the first words.
 */
const early = `{
const { script, fonts } = document.documentElement.dataset
if (!fonts) for (const link of document.querySelectorAll('link[rel=quick-line]')) link.rel = 'preload'
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
const written = document.querySelector('script[type=after-paint]')
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
    .replaceAll(preload, '<link rel="after-paint" ')
    .replaceAll(picture, '<link rel="quick-line" ')
    .replaceAll(texts, '<link rel="after-paint" ')
    .replace(style, (link) => `<script${attributes}>${early}</script>${link}`)
    .replace(module, `<script${attributes} type="after-paint">`)
    .replace(
      '</body>',
      () => `<script${attributes}>${afterPaint}</script><script${attributes}>${liveAlerts}</script></body>`,
    )
}
