import path from 'node:path'
import type { Log } from '@nagardwar/http/log'
import type { ServerBuild } from 'react-router'
import { createAlertWatch } from './alerts/alert-watch.ts'
import { createListAnswers } from './api/list-answers.ts'
import { createPushKey } from './api/push-key.ts'
import { createUsefulForm } from './api/useful-form.ts'
import { createVisitorCount } from './api/visitor-count.ts'
import { createWrites } from './api/writes.ts'
import { createAssets } from './assets/assets.ts'
import type { Config } from './config.ts'
import { createFeedbackKeys } from './feedback/keys/feedback-keys.ts'
import { createSealedFeedback } from './feedback/sealed-feedback.ts'
import { createSealedPhotograph } from './feedback/sealed-photograph.ts'
import { createFileBudget } from './files/file-budget.ts'
import { createUploads } from './files/uploads.ts'
import { createDeskState } from './health/desk-state.ts'
import { createWriteProbe } from './health/write-probe.ts'
import { createCards } from './images/card/cards.ts'
import { createImages } from './images/images.ts'
import { createPictureStore } from './images/picture-store.ts'
import { createStillOpen, listedIn } from './images/still-open.ts'
import { createMetrics } from './metrics/metrics.ts'
import { routesOf } from './metrics/route.ts'
import { createOpening } from './opening/opening.ts'
import { fixedPaths } from './pages/fixed-routes.ts'
import type { MakeRender } from './pages/render.ts'
import { createRedirects } from './redirects/redirects.ts'
import { createNearbyReports } from './reports/nearby.ts'
import { createReportPhotograph } from './reports/photograph.ts'
import { createKeepFile } from './resident-files/keep-file.ts'
import { keepingPhotographs } from './resident-files/keep-photograph.ts'
import { readWording } from './search/entries/wording.ts'
import { createSearchAnswers } from './search/search-answers.ts'
import { createSearchFeed } from './search/search-feed.ts'
import { createSearchAnalytics } from './search-analytics/search-analytics.ts'
import { createDocuments } from './seo/documents.ts'
import { createLife } from './site/life.ts'
import { limitsOf } from './site/limits.ts'
import { createLists } from './site/lists.ts'
import { createSiteOpening } from './site/opening.ts'
import { createSitePages } from './site/pages.ts'
import { createClientTurns } from './turns/client-turns.ts'
import type { Upstream } from './upstream/upstream.ts'
import { createVitals } from './vitals/vitals.ts'
import { alone, type Neighbours } from './workers/neighbours.ts'

export type Parts = {
  config: Config
  log: Log
  upstream: Upstream
  /** Makes the page renderer from the source of lists. */
  makeRender: MakeRender
  routes: ServerBuild['routes']
  assetsFolder: string
  /** The site's other processes. */
  neighbours?: Neighbours
  /** In development every page is rendered again, without the content policy, which would block Vite's scripts. */
  isDevelopment?: boolean
}
export type Site = ReturnType<typeof createSite>

/** Composes the site. Pages and the site's own `/api` read one list cache, and both leave out pages without content. */
export function createSite(parts: Parts) {
  const { config, log, routes, neighbours = alone(), isDevelopment = false } = parts
  const searchAnalytics = createSearchAnalytics({ upstream: parts.upstream, origin: config.origin, log })
  const turns = createClientTurns(config.perMinute.searches)
  const limits = limitsOf(config, neighbours, turns)
  const lists = createLists({ ...parts, limits, turns, counted: searchAnalytics.counted })
  const {
    upstream,
    facts,
    listCache,
    shown,
    knownPages,
    search,
    obligations,
    archive,
    documents,
    oldVersions,
  } = lists
  const desk = createDeskState()
  const canWrite = createWriteProbe(config.data, log)
  const routeOf = routesOf(fixedPaths(routes))
  const metrics = createMetrics({ listCache, neighbours, desk: desk.now, canWrite, routeOf })
  const write = createWrites({ upstream, limits: limits.calls, isPage: knownPages.isPage, log })
  const keepFile = createKeepFile({ upstream, limit: limits.residentFiles, log })
  const keepPhotograph = keepingPhotographs(keepFile)
  const alerts = createAlertWatch({ list: shown.list })
  const opening = createOpening({
    upstream,
    apiRoot: config.apiRoot,
    file: path.join(config.data, 'opening.json'),
    log,
  })
  const pages = createSitePages({
    ...parts,
    lists,
    turns,
    write,
    keepFile,
    alerts,
    metrics,
    limits,
    isDevelopment,
    closed: opening.closed,
  })
  const vitals = createVitals({
    paths: fixedPaths(routes),
    origin: config.origin,
    limit: limits.vitals,
    log,
    register: metrics.register,
  })
  const store = createPictureStore(path.join(config.data, 'images'), config.imageCacheBytes, log)
  const wording = readWording()
  const feedbackKeys = createFeedbackKeys(config.feedbackSecrets)

  return {
    config,
    log,
    metrics,
    hearOfDesk: desk.hear,
    ...createLife({ lists, searchAnalytics, opening, vitals, desk, canWrite }),
    ...createSiteOpening({ config, log, lists, limits, opening, page: pages.closedPage }),
    ...pages,
    assets: createAssets(parts.assetsFolder, config.origin),
    documentRedirect: documents.redirect,
    redirect: createRedirects({
      known: () => listCache.known('redirects'),
      fixed: fixedPaths(routes),
      defaultLanguage: config.defaultLanguage,
    }),
    list: createListAnswers(shown, config.origin, config.olderClients),
    visitorCount: createVisitorCount(upstream, log),
    pushKey: createPushKey(upstream, log),
    write,
    files: createFileBudget({ isNamed: facts.isNamed, limit: limits.files }),
    upload: createUploads(upstream, log),
    image: createImages({
      upstream,
      store,
      isStillOpen: createStillOpen({ upstream, isListed: listedIn(listCache) }),
      log,
    }),
    card: createCards({ source: listCache, upstream, wording, log }),
    search: createSearchAnswers(search.ask, limits.searches),
    /** What is done during some work is done for this client. */
    workingFor: turns.of,
    answered: turns.answered,
    mayBeRead: turns.mayBeRead,
    searchFeed: createSearchFeed({
      search: search.ask,
      limit: limits.searches,
      data: { source: shown, config, wording },
    }),
    oldVersion: oldVersions.answer,
    sealedFeedback: createSealedFeedback({
      keys: feedbackKeys,
      send: write,
      limit: limits.sealed,
      origin: config.origin,
      log,
    }),
    sealedPhotograph: createSealedPhotograph({
      keys: feedbackKeys,
      keepFile: keepPhotograph,
      limit: limits.sealed,
      origin: config.origin,
    }),
    nearbyReports: createNearbyReports({ source: shown, limit: limits.searches, origin: config.origin }),
    reportPhotograph: createReportPhotograph({ keepFile: keepPhotograph, origin: config.origin }),
    ended: archive.ended,
    searchAnalytics,
    useful: createUsefulForm(write, config.origin),
    vitals: vitals.take,
    documents: createDocuments({
      config,
      routes,
      source: shown,
      wording,
      alerts,
      deskPages: async () => [...(await obligations.paths()), ...(await archive.paths())],
      documentPages: documents.paths,
    }),
  }
}
