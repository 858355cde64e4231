const preload = '<link rel="modulepreload" '
const module = /<script([^>]*) type="module" async="">/

/**
 * When the first view has been painted, the modules are asked for and the page's own module takes the place of its
 * text. A page that shall stay without script stays so (components/reading/restore.ts), and so does one whose modules are
 * lost or fail before they have begun. The timer is for whoever paints nothing: a tab that nobody sees, a browser that does not tell.
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
for (const link of document.querySelectorAll('link[rel=after-paint]')) link.rel = 'modulepreload'
const written = document.querySelector('script[type=after-paint]')
const module = document.createElement('script')
module.type = 'module'
module.textContent = written.textContent
written.replaceWith(module)
}
setTimeout(start, document.hidden ? 0 : 1000)
if (!window.PerformanceObserver) return
new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && start())
.observe({ type: 'paint', buffered: true })
})()`

/**
 * Modules come last: on a narrow connection the style, the fonts and the pictures of the first view have it to
 * themselves, and nothing needs a module to be read. React Router writes the links and the module, and has no option
 * for it; text of a page cannot look like one, because it is escaped.
 */
export function scriptsLast(html: string): string {
  const attributes = module.exec(html)?.[1]
  if (attributes === undefined) return html
  return html
    .replaceAll(preload, '<link rel="after-paint" ')
    .replace(module, `<script${attributes} type="after-paint">`)
    .replace('</body>', () => `<script${attributes}>${afterPaint}</script></body>`)
}
