import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dynamicLists, listInBrowser } from './api/list-in-browser.ts'
import { firstInput } from './components/hydration/first-input.ts'
import { loadCatalogues } from './i18n/browser-texts.ts'
import { documentLanguage, documentTexts } from './i18n/document-language.ts'
import { bareOf } from './i18n/language.ts'
import { registerWorker } from './offline/worker.ts'
import { loadFromServer } from './recovery/load-from-server.ts'
import { watchNavigations } from './recovery/lost-page.ts'
import { navigationTarget } from './recovery/navigation.ts'
import { watchPresses } from './recovery/pressed-link.ts'
import { ServerPage } from './recovery/server-page.tsx'

const language = documentLanguage()

// The server's texts must be loaded first, or the page would show keys. Until then the reader has the server's
// document, whose links and forms need no script.
const texts = documentTexts()
const longestPause = 30_000
let pause = 1000
while (!(await loadCatalogues(language, [...texts.keys()], texts))) {
  await new Promise((resolve) => setTimeout(resolve, pause))
  pause = Math.min(2 * pause, longestPause)
}
watchNavigations()
watchPresses()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServerPage>
        <HydratedRouter />
      </ServerPage>
    </StrictMode>,
    {
      // No error boundary caught it, so React would remove the whole page.
      onUncaughtError: (error) => loadFromServer(error),
      // The document is not as the server sent it, as after an extension: React has rendered the page anew.
      onRecoverableError: (error) => console.error('The page was rendered anew', error),
    },
  )
})

const whenQuiet = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200))

whenQuiet(() => {
  import('./recovery/foreign-nodes.ts').then(
    ({ tolerateForeignNodes }) => tolerateForeignNodes(),
    (error: unknown) => console.info('A translated page is loaded from the server', error),
  )
})

// For the next page: the lists for the dynamic routes, and the addresses of other pages' texts. Who only reads needs
// neither.
function prepareNextPage(): void {
  // The page that the input leads to asks for its lists itself, maybe in the other language.
  if (navigationTarget()) return void setTimeout(prepareNextPage, 500)
  for (const name of dynamicLists) void listInBrowser(name, documentLanguage())
  import('./i18n/catalogue-addresses.ts').catch((error: unknown) =>
    console.info('The addresses of other texts are not here yet', error),
  )
}
void firstInput.then(() => whenQuiet(prepareNextPage))

// Last: the service worker, which stores pages for use without a network. Not with Vite's development pages.
if (import.meta.env.PROD) whenQuiet(() => void registerWorker())

// Not before the page itself is complete.
function watch(): void {
  whenQuiet(() => {
    import('./api/vitals.ts')
      .then(({ watchVitals }) => watchVitals(bareOf(location.pathname)))
      .catch((error: unknown) => console.info('Nothing is measured', error))
  })
}
if (document.readyState === 'complete') watch()
else window.addEventListener('load', watch)
