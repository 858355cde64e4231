import path from 'node:path'
import { callPaths } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import { createCopies } from './api/copies.ts'
import { createFileFacts } from './api/file-facts.ts'
import { createListAnswers } from './api/list-answers.ts'
import { createMirror } from './api/mirror.ts'
import { createUsefulForm } from './api/useful-form.ts'
import { createVisitorCount } from './api/visitor-count.ts'
import { createWrites } from './api/writes.ts'
import { type Assets, createAssets } from './assets/assets.ts'
import type { Config } from './config.ts'
import { createProbe } from './files/probe.ts'
import { createUploads } from './files/uploads.ts'
import { createFinding } from './finding/finding.ts'
import { fixedPaths } from './finding/site-map.ts'
import { createRateLimit, type RateLimit } from './http/rate-limit.ts'
import { createImages } from './images/images.ts'
import { createPictureStore } from './images/picture-store.ts'
import type { Log } from './log.ts'
import { createForms } from './pages/forms.ts'
import { createPageAnswers } from './pages/page-answers.ts'
import { createPages } from './pages/pages.ts'
import type { MakeRender } from './pages/render.ts'
import { createSearch } from './search/search.ts'
import { createSearchAnswers } from './search/search-answers.ts'
import type { Upstream } from './upstream/upstream.ts'
import { createVitals } from './vitals/vitals.ts'

export type Parts = {
  config: Config
  log: Log
  upstream: Upstream
  /** Given the source of lists, how pages are rendered. */
  makeRender: MakeRender
  routes: ServerBuild['routes']
  assetsFolder: string
  /** While the app is being written: every page is made anew, and without the policy that Vite's scripts would break. */
  isInTheMaking?: boolean
}
export type Site = ReturnType<typeof createSite>

/** Puts the rooms together: one mirror of the API, which pages and the site's own `/api` both read. */
export function createSite({
  config,
  log,
  upstream,
  makeRender,
  routes,
  assetsFolder,
  isInTheMaking = false,
}: Parts) {
  const copies = createCopies(path.join(config.data, 'lists'), log)
  const facts = createFileFacts(path.join(config.data, 'files.json'), createProbe(upstream), log)
  const mirror = createMirror({ upstream, copies, facts, log })
  const limits = limitsOf(config)
  const write = createWrites(upstream, limits.calls, log)
  const search = createSearch({
    known: mirror.known,
    upstream,
    paths: fixedPaths(routes),
    folder: path.join(config.data, 'search'),
    log,
  })
  const pages = createPages({ config, render: makeRender(mirror, write, search.ask), isInTheMaking })
  const vitals = createVitals({
    paths: fixedPaths(routes),
    origin: config.origin,
    limit: limits.vitals,
    log,
  })
  const store = createPictureStore(path.join(config.data, 'images'), config.imageCacheBytes, log)
  const assets: Assets = createAssets(assetsFolder, config.origin)
  let isWarm = mirror.state().known > 0
  let isStopping = false

  return {
    config,
    log,
    cache: pages.cache,
    assets,
    list: createListAnswers(mirror),
    visitorCount: createVisitorCount(upstream, log),
    write,
    upload: createUploads(upstream, log),
    image: createImages(upstream, store, log),
    page: createPageAnswers({ pages, ...config, searches: limits.searches, isInTheMaking }),
    search: createSearchAnswers(search.ask, limits.searches),
    form: createForms({ pages, origin: config.origin, renders: limits.searches }),
    useful: createUsefulForm(write, config.origin),
    vitals: vitals.take,
    finding: createFinding({ config, routes, source: mirror }),
    openApi: async () => (await import('@nagardwar/contract/openapi')).openApiDocument({ serverUrl: '/api' }),
    readiness: () => ({ isReady: isWarm && !isStopping, ...mirror.state() }),

    /** Asks for everything once, in the background, and then keeps it young. */
    async warmUp(): Promise<() => void> {
      search.start()
      await mirror.warmUp()
      isWarm = true
      return mirror.keepYoung()
    },
    async stop(): Promise<void> {
      isStopping = true
      vitals.stop()
      await Promise.all([copies.settled(), facts.settled(), search.stop()])
    },
  }
}

function limitsOf({ perMinute }: Config) {
  return {
    /** Of pages that are made for one reader alone: searches, and the answers to forms. */
    searches: createRateLimit(perMinute.searches),
    vitals: createRateLimit(perMinute.counts),
    calls: new Map<string, RateLimit>([
      [callPaths.contactUs, createRateLimit(perMinute.feedback)],
      [callPaths.notification, createRateLimit(perMinute.feedback)],
      [callPaths.incrementVisitorCount, createRateLimit(perMinute.counts)],
      [callPaths.useful, createRateLimit(perMinute.counts)],
    ]),
  }
}
