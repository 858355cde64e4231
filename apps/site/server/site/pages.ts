import type { Language } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import { hrefIn } from '../../app/i18n/language.ts'
import type { AlertWatch } from '../alerts/alert-watch.ts'
import type { Config } from '../config.ts'
import { createDraftPages } from '../drafts/draft-pages.ts'
import type { createMetrics } from '../metrics/metrics.ts'
import { privatePages } from '../pages/fixed-routes.ts'
import { createForms, filePaths, formPaths } from '../pages/forms.ts'
import { createPageAnswers } from '../pages/page-answers.ts'
import { createPages } from '../pages/pages.ts'
import { createReceipts } from '../pages/receipts.ts'
import type { MakeRender, Send } from '../pages/render.ts'
import type { KeepFile } from '../resident-files/keep-file.ts'
import type { ClientTurns } from '../turns/client-turns.ts'
import type { Limits } from './limits.ts'
import type { Lists } from './lists.ts'

type Options = {
  config: Config
  log: Log
  routes: ServerBuild['routes']
  makeRender: MakeRender
  lists: Lists
  turns: ClientTurns
  write: Send
  keepFile: KeepFile
  alerts: AlertWatch
  metrics: Pick<ReturnType<typeof createMetrics>, 'timed'>
  limits: Limits
  isDevelopment: boolean
  closed: NonNullable<ApiSource['closed']>
}

/** Pages and forms: those that all readers share, and those that are rendered for one reader alone. */
export function createSitePages(options: Options) {
  const {
    config,
    log,
    routes,
    makeRender,
    lists,
    turns,
    write,
    keepFile,
    alerts,
    metrics,
    limits,
    isDevelopment,
    closed,
  } = options
  const { origin, defaultLanguage } = config
  const source = { ...lists.shown, closed }
  const render = makeRender(source, write, lists.search.ask, lists.documents.of, turns.render)
  const receipts = createReceipts(config.data)
  const pages = createPages({
    config,
    render: (request, client) => metrics.timed(new URL(request.url).pathname, render(request, client)),
    isDevelopment,
    alerts,
    shared: turns.shared,
  })
  // What is shown of a closed website has no menu: its links would lead nowhere.
  const barePages = createPages({
    config,
    render: (request, client) => render(request, client, 'bare'),
    isDevelopment,
    shared: turns.shared,
  })
  const isPrivate = privatePages(routes)
  const ofPages = {
    ...{ origin, defaultLanguage, receipts, isDevelopment },
    keyOf: lists.knownPages.keyOf,
    confirmations: limits.confirmations,
    isPrivate,
  }
  const forOne = { ...ofPages, searches: limits.previews, isForOne: true }
  const ofForms = {
    origin,
    defaultLanguage,
    receipts,
    takesForm: formPaths(routes),
    takesFiles: filePaths(routes),
    keepFile,
  }
  return {
    isPrivate,
    cache: pages.cache,
    page: createPageAnswers({ ...ofPages, pages, searches: limits.searches }),
    form: createForms({ ...ofForms, pages, limit: limits.forms }),
    /** Pages and lists with what one link shows of drafts, for who holds it. */
    draft: createDraftPages({
      upstream: lists.upstream,
      source: lists.shown,
      origin,
      log,
      pageAnswers: (source) =>
        createPageAnswers({
          ...forOne,
          pages: createPages({
            config,
            render: makeRender(source, write, lists.search.ask, lists.documents.of, turns.render),
            isDevelopment,
          }),
        }),
    }),
    /** Why the website is closed, in both languages. */
    closedPage: (language: Language) => barePages.cache.page(hrefIn('/closed', language, defaultLanguage)),
    /** The same pages for the holder of a link to the closed website, and the form that stays when it is closed again. */
    ownPage: createPageAnswers({ ...forOne, pages }),
    barePage: createPageAnswers({ ...forOne, pages: barePages }),
    bareForm: createForms({ ...ofForms, pages: barePages, limit: limits.forms }),
  }
}
