import path from 'node:path'
import { callPaths } from '@nagardwar/contract'
import { clockDrift } from '@nagardwar/http/clock-drift'
import type { Log } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { ServerBuild } from 'react-router'
import { createFileFacts } from './api/file-facts.ts'
import { createListAnswers } from './api/list-answers.ts'
import { createListCache } from './api/list-cache.ts'
import { createCopies } from './api/list-copies.ts'
import { createUsefulForm } from './api/useful-form.ts'
import { createVisitorCount } from './api/visitor-count.ts'
import { createWrites } from './api/writes.ts'
import { type Assets, createAssets } from './assets/assets.ts'
import type { Config } from './config.ts'
import { standInOf, withEmblem } from './council-file/stand-in.ts'
import { createFileBudget } from './files/file-budget.ts'
import { createProbe } from './files/probe.ts'
import { createUploads } from './files/uploads.ts'
import { createDeskState } from './health/desk-state.ts'
import { createWriteProbe } from './health/write-probe.ts'
import { createCards } from './images/card/cards.ts'
import { createImages } from './images/images.ts'
import { createPictureStore } from './images/picture-store.ts'
import { createMetrics } from './metrics/metrics.ts'
import { routesOf } from './metrics/route.ts'
import { createForms, formPaths } from './pages/forms.ts'
import { createKnownPages } from './pages/known-pages.ts'
import { createPageAnswers } from './pages/page-answers.ts'
import { createPages } from './pages/pages.ts'
import { createReceipts } from './pages/receipts.ts'
import type { MakeRender } from './pages/render.ts'
import { createRedirects } from './redirects/redirects.ts'
import { readWording } from './search/entries/wording.ts'
import { createSearch } from './search/search.ts'
import { createSearchAnswers } from './search/search-answers.ts'
import { createDocuments } from './seo/documents.ts'
import { fixedPaths } from './seo/site-map.ts'
import type { Upstream } from './upstream/upstream.ts'
import { createVitals } from './vitals/vitals.ts'
import { within } from './wait.ts'
import { alone, type Neighbours } from './workers/neighbours.ts'

/** How long a new site waits for an API that does not answer before it reports ready. */
const longestWarmUp = 10_000

export type Parts = {
  config: Config
  log: Log
  upstream: Upstream
  /** Makes the renderer of pages from the source of lists. */
  makeRender: MakeRender
  routes: ServerBuild['routes']
  assetsFolder: string
  /** The site's other processes. */
  neighbours?: Neighbours
  /** In development every page is rendered again, without the content policy that Vite's scripts would break. */
  isDevelopment?: boolean
}
export type Site = ReturnType<typeof createSite>

/** Composes the site: one list cache, which pages and the site's own `/api` both read. */
export function createSite({
  config,
  log,
  upstream: api,
  makeRender,
  routes,
  assetsFolder,
  neighbours = alone(),
  isDevelopment = false,
}: Parts) {
  const copies = createCopies(path.join(config.data, 'lists'), log)
  const upstream = withEmblem(api, config.council?.emblem)
  const facts = createFileFacts(path.join(config.data, 'files.json'), createProbe(upstream), log)
  const listCache = createListCache({ upstream, copies, facts, standIn: standInOf(config.council), log })
  const limits = limitsOf(config, neighbours)
  const desk = createDeskState()
  const canWrite = createWriteProbe(config.data, log)
  const routeOf = routesOf(fixedPaths(routes))
  const metrics = createMetrics({ listCache, neighbours, desk: desk.now, canWrite, routeOf })
  const knownPages = createKnownPages({
    routes,
    source: listCache,
    defaultLanguage: config.defaultLanguage,
  })
  const write = createWrites({ upstream, limits: limits.calls, isPage: knownPages.isPage, log })
  const search = createSearch({
    known: listCache.known,
    upstream,
    paths: fixedPaths(routes),
    folder: path.join(config.data, 'search'),
    log,
  })
  const render = makeRender(listCache, write, search.ask)
  const pages = createPages({
    config,
    render: (request, client) => metrics.timed(new URL(request.url).pathname, render(request, client)),
    isDevelopment,
  })
  const receipts = createReceipts(config.data)
  const vitals = createVitals({
    paths: fixedPaths(routes),
    origin: config.origin,
    limit: limits.vitals,
    log,
    register: metrics.register,
  })
  const store = createPictureStore(path.join(config.data, 'images'), config.imageCacheBytes, log)
  const wording = readWording()
  const assets: Assets = createAssets(assetsFolder, config.origin)
  let isWarm = false
  let isStopping = false

  return {
    config,
    log,
    cache: pages.cache,
    assets,
    metrics,
    redirect: createRedirects({
      known: () => listCache.known('redirects'),
      fixed: fixedPaths(routes),
      defaultLanguage: config.defaultLanguage,
    }),
    list: createListAnswers(listCache),
    visitorCount: createVisitorCount(upstream, log),
    write,
    files: createFileBudget({ isNamed: facts.isNamed, limit: limits.files }),
    upload: createUploads(upstream, log),
    image: createImages(upstream, store, log),
    card: createCards({ source: listCache, upstream, wording, log }),
    page: createPageAnswers({
      pages,
      keyOf: knownPages.keyOf,
      ...config,
      searches: limits.searches,
      confirmations: limits.confirmations,
      receipts,
      isDevelopment,
    }),
    search: createSearchAnswers(search.ask, limits.searches),
    form: createForms({
      pages,
      origin: config.origin,
      defaultLanguage: config.defaultLanguage,
      limit: limits.forms,
      receipts,
      takesForm: formPaths(routes),
    }),
    useful: createUsefulForm(write, config.origin),
    vitals: vitals.take,
    documents: createDocuments({ config, routes, source: listCache, wording }),
    hearOfDesk: desk.hear,
    /**
     * A site is ready when it has cached lists, or after a while when it can show at least its own texts. A full disk or a
     * desk that does not start makes it no less ready; both are said.
     */
    readiness: () => {
      const state = listCache.state()
      return {
        isReady: (isWarm || state.known > 0) && !isStopping,
        ...state,
        canWrite: canWrite(),
        clockDriftSeconds: clockDrift(),
        ...(desk.now() ? { desk: desk.now() } : {}),
      }
    },

    /** Requests every list once in the background, then keeps refreshing them. */
    async warmUp(): Promise<() => void> {
      search.start()
      const warm = listCache.warmUp()
      await within(longestWarmUp, warm, () => undefined)
      isWarm = true
      await warm
      return listCache.keepYoung()
    },
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all([vitals.stop(), copies.settled(), facts.settled(), search.stop()])
    },
  }
}

function limitsOf({ perMinute }: Config, { limit }: Neighbours) {
  return {
    /** Each kind of page that is rendered for one reader has a count of its own. */
    searches: limit('searches', perMinute.searches),
    forms: limit('forms', 3 * perMinute.feedback),
    confirmations: limit('confirmations', 3 * perMinute.feedback),
    files: limit('files', perMinute.counts),
    vitals: limit('vitals', perMinute.counts),
    calls: new Map<string, RateLimit>([
      [callPaths.contactUs, limit('feedback', perMinute.feedback)],
      [callPaths.notification, limit('notifications', perMinute.feedback)],
      [callPaths.incrementVisitorCount, limit('visits', perMinute.counts)],
      [callPaths.useful, limit('opinions', perMinute.counts)],
    ]),
  }
}
