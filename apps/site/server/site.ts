import path from 'node:path'
import { callPaths, serverCallPaths } from '@nagardwar/contract'
import { clockDrift } from '@nagardwar/http/clock-drift'
import type { Log } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { ServerBuild } from 'react-router'
import { createAlertWatch } from './alerts/alert-watch.ts'
import { createFileFacts } from './api/file-facts.ts'
import { createListAnswers } from './api/list-answers.ts'
import { createListCache } from './api/list-cache.ts'
import { createCopies } from './api/list-copies.ts'
import { createUsefulForm } from './api/useful-form.ts'
import { createVisitorCount } from './api/visitor-count.ts'
import { createWrites } from './api/writes.ts'
import { type Assets, createAssets } from './assets/assets.ts'
import type { Config } from './config.ts'
import { fallbackRowsOf, withEmblem } from './council-file/fallback-rows.ts'
import { createDraftPages } from './drafts/draft-pages.ts'
import { createFeedbackStatus, type RenderFeedbackStatus } from './feedback-status/feedback-status.ts'
import { createFileBudget } from './files/file-budget.ts'
import { createProbe } from './files/probe.ts'
import { createUploads } from './files/uploads.ts'
import { createDeskState } from './health/desk-state.ts'
import { createWriteProbe } from './health/write-probe.ts'
import { createCards } from './images/card/cards.ts'
import { createImages } from './images/images.ts'
import { createPictureStore } from './images/picture-store.ts'
import { createLeftOut } from './left-out/left-out.ts'
import { createShownSource } from './left-out/shown-source.ts'
import { createMetrics } from './metrics/metrics.ts'
import { routesOf } from './metrics/route.ts'
import { createClosedAnswers } from './opening/closed-answers.ts'
import { createClosedPages, type RenderClosed } from './opening/closed-pages.ts'
import { createLinkHolders } from './opening/link-holders.ts'
import { createOpening } from './opening/opening.ts'
import { createPreview } from './opening/preview.ts'
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
import { createTransparency, type RenderTransparency } from './transparency/transparency.ts'
import type { Upstream } from './upstream/upstream.ts'
import { createVitals } from './vitals/vitals.ts'
import { within } from './wait.ts'
import { alone, type Neighbours } from './workers/neighbours.ts'

/** How long a new site waits for an API that does not answer before it is ready. */
const longestWarmUp = 10_000

export type Parts = {
  config: Config
  log: Log
  upstream: Upstream
  /** Makes the page renderer from the source of lists. */
  makeRender: MakeRender
  /** Renders the one page of a closed website. */
  renderClosed: RenderClosed
  /** Renders the page behind the private link of a message. */
  renderFeedbackStatus: RenderFeedbackStatus
  renderTransparency: RenderTransparency
  routes: ServerBuild['routes']
  assetsFolder: string
  /** The site's other processes. */
  neighbours?: Neighbours
  /** In development every page is rendered again, without the content policy, which would block Vite's scripts. */
  isDevelopment?: boolean
}
export type Site = ReturnType<typeof createSite>

/** Composes the site. Pages and the site's own `/api` read one list cache, and both leave out pages without content. */
export function createSite({
  config,
  log,
  upstream: api,
  makeRender,
  renderClosed,
  renderFeedbackStatus,
  renderTransparency,
  routes,
  assetsFolder,
  neighbours = alone(),
  isDevelopment = false,
}: Parts) {
  const copies = createCopies(path.join(config.data, 'lists'), log)
  const upstream = withEmblem(api, config.council?.emblem)
  const facts = createFileFacts(path.join(config.data, 'files.json'), createProbe(upstream), log)
  const listCache = createListCache({
    upstream,
    copies,
    facts,
    fallback: fallbackRowsOf(config.council),
    log,
  })
  const limits = limitsOf(config, neighbours)
  const desk = createDeskState()
  const canWrite = createWriteProbe(config.data, log)
  const routeOf = routesOf(fixedPaths(routes))
  const metrics = createMetrics({ listCache, neighbours, desk: desk.now, canWrite, routeOf })
  const leftOut = createLeftOut({ routes, listCache })
  const shown = createShownSource({ listCache, leftOut, language: config.defaultLanguage })
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
    leftOut: leftOut.now,
    folder: path.join(config.data, 'search'),
    log,
  })
  const render = makeRender(shown, write, search.ask)
  const alerts = createAlertWatch({ list: shown.list })
  const pages = createPages({
    config,
    render: (request, client) => metrics.timed(new URL(request.url).pathname, render(request, client)),
    isDevelopment,
    alerts,
  })
  const receipts = createReceipts(config.data)
  const opening = createOpening({
    upstream,
    apiRoot: config.apiRoot,
    file: path.join(config.data, 'opening.json'),
    log,
  })
  const holders = createLinkHolders({
    upstream,
    origin: config.origin,
    limit: limits.links,
    log,
  })
  // The form of a closed website has no menu: its links would lead nowhere.
  const barePages = createPages({
    config,
    render: (request, client) => render(request, client, 'bare'),
    isDevelopment,
  })
  const ofPages = { keyOf: knownPages.keyOf, ...config, receipts, isDevelopment }
  const ofForms = {
    origin: config.origin,
    defaultLanguage: config.defaultLanguage,
    receipts,
    takesForm: formPaths(routes),
  }
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
    list: createListAnswers(shown, config.origin),
    visitorCount: createVisitorCount(upstream, log),
    write,
    files: createFileBudget({ isNamed: facts.isNamed, limit: limits.files }),
    upload: createUploads(upstream, log),
    image: createImages(upstream, store, log),
    card: createCards({ source: listCache, upstream, wording, log }),
    page: createPageAnswers({
      ...ofPages,
      pages,
      searches: limits.searches,
      confirmations: limits.confirmations,
    }),
    opening,
    holders,
    preview: createPreview(holders, config.defaultLanguage),
    closed: createClosedAnswers({
      closed: opening.closed,
      page: createClosedPages({ opening, source: listCache, render: renderClosed, config }),
      source: listCache,
      defaultLanguage: config.defaultLanguage,
    }),
    /** Pages and lists with what one link shows of drafts, for who holds it. */
    draft: createDraftPages({
      upstream,
      source: shown,
      origin: config.origin,
      pageAnswers: (source) =>
        createPageAnswers({
          ...ofPages,
          pages: createPages({ config, render: makeRender(source, write, search.ask), isDevelopment }),
          searches: limits.previews,
          confirmations: limits.confirmations,
          isForOne: true,
        }),
    }),
    /** The same pages for the holder of a link to the closed website, and the form that stays when it is closed again. */
    ownPage: createPageAnswers({
      ...ofPages,
      pages,
      searches: limits.previews,
      confirmations: limits.confirmations,
      isForOne: true,
    }),
    barePage: createPageAnswers({
      ...ofPages,
      pages: barePages,
      searches: limits.previews,
      confirmations: limits.confirmations,
      isForOne: true,
    }),
    bareForm: createForms({ ...ofForms, pages: barePages, limit: limits.forms }),
    search: createSearchAnswers(search.ask, limits.searches),
    form: createForms({ ...ofForms, pages, limit: limits.forms }),
    feedbackStatus: createFeedbackStatus({
      send: write,
      source: listCache,
      render: renderFeedbackStatus,
      limit: limits.confirmations,
      config,
    }),
    transparency: createTransparency({
      upstream,
      source: listCache,
      render: renderTransparency,
      config,
      log,
    }),
    useful: createUsefulForm(write, config.origin),
    vitals: vitals.take,
    documents: createDocuments({ config, routes, source: shown, wording, alerts }),
    hearOfDesk: desk.hear,
    /**
     * A site is ready when it has cached lists, or after a while, because it can show its own texts. A full disk or a
     * desk that does not start does not matter; both are reported.
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
      const stopAsking = opening.start()
      search.start()
      const warm = listCache.warmUp()
      await within(longestWarmUp, warm, () => undefined)
      isWarm = true
      await warm
      const stopKeeping = listCache.keepYoung()
      return () => {
        stopAsking()
        stopKeeping()
      }
    },
    async stop(): Promise<void> {
      isStopping = true
      await Promise.all([vitals.stop(), copies.settled(), facts.settled(), search.stop()])
    },
  }
}

function limitsOf({ perMinute }: Config, { limit }: Neighbours) {
  return {
    /** Each kind of page that is rendered for one reader has its own limit. */
    searches: limit('searches', perMinute.searches),
    forms: limit('forms', 3 * perMinute.feedback),
    confirmations: limit('confirmations', 3 * perMinute.feedback),
    links: limit('links', perMinute.searches),
    previews: limit('previews', perMinute.counts),
    files: limit('files', perMinute.counts),
    vitals: limit('vitals', perMinute.counts),
    calls: new Map<string, RateLimit>([
      [callPaths.contactUs, limit('feedback', perMinute.feedback)],
      [serverCallPaths.feedbackAddition, limit('additions', perMinute.feedback)],
      [callPaths.notification, limit('notifications', perMinute.feedback)],
      [callPaths.incrementVisitorCount, limit('visits', perMinute.counts)],
      [callPaths.useful, limit('opinions', perMinute.counts)],
    ]),
  }
}
