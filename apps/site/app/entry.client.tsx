import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dynamicLists, listInBrowser } from './api/list-in-browser.ts'
import { watchVitals } from './api/vitals.ts'
import { loadCatalogues } from './i18n/browser-texts.ts'
import { documentLanguage, documentTexts } from './i18n/document-language.ts'
import { bareOf } from './i18n/language.ts'
import { registerWorker } from './offline/worker.ts'
import { loadFromServer, watchNavigations } from './recovery/load-from-server.ts'

const language = documentLanguage()

// The texts that the server rendered with must be here first, or the page would show keys. Until they are, the
// reader has the server's document, whose links and forms need no script.
const texts = documentTexts()
const longestPause = 30_000
let pause = 1000
while (!(await loadCatalogues(language, [...texts.keys()], texts))) {
  await new Promise((resolve) => setTimeout(resolve, pause))
  pause = Math.min(2 * pause, longestPause)
}
watchNavigations()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // Nothing around the pages caught it, so React would take everything away.
    { onUncaughtError: (error) => loadFromServer(error) },
  )
})

// Once at start, after the page in view: what the dynamic routes are built from, and where other pages' texts are.
const whenQuiet = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200))
whenQuiet(() => {
  import('./recovery/foreign-nodes.ts').then(
    ({ tolerateForeignNodes }) => tolerateForeignNodes(),
    (error: unknown) => console.info('A translated page is loaded from the server', error),
  )
  for (const name of dynamicLists) void listInBrowser(name, language)
  import('./i18n/catalogue-addresses.ts').catch((error: unknown) =>
    console.info('The addresses of other texts are not here yet', error),
  )
})

// After everything else: what keeps pages for when there is no network. Vite's own pages are never kept.
if (import.meta.env.PROD) whenQuiet(() => void registerWorker())

// Not before the page has everything that its reader came for.
function watch(): void {
  whenQuiet(() => {
    watchVitals(bareOf(location.pathname)).catch((error: unknown) =>
      console.info('Nothing is measured', error),
    )
  })
}
if (document.readyState === 'complete') watch()
else window.addEventListener('load', watch)
