import path from 'node:path'
import type { Log } from '@nagardwar/http/log'
import type { ServerBuild } from 'react-router'
import type { Search } from '../../app/api/search.ts'
import { budgetPath } from '../../app/budget/budget-path.ts'
import { meetingsPath, resolutionsPath } from '../../app/council-work/work-path.ts'
import { noticesPath } from '../../app/notices/notice-path.ts'
import { reportsPath } from '../../app/reports/report-path.ts'
import { servicesPath } from '../../app/services/service-path.ts'
import { createFileFacts } from '../api/file-facts.ts'
import { createListCache } from '../api/list-cache.ts'
import { createCopies } from '../api/list-copies.ts'
import { createArchive } from '../archive/archive.ts'
import type { Config } from '../config.ts'
import { fallbackRowsOf, withEmblem } from '../council-file/fallback-rows.ts'
import { createPublicDocuments } from '../documents/documents.ts'
import { createEmptyPages } from '../empty-pages/empty-pages.ts'
import { createShownSource } from '../empty-pages/shown-source.ts'
import { createProbe } from '../files/probe.ts'
import { createMisconductOfficer } from '../misconduct/officer.ts'
import { createOldVersions } from '../open-data/old-versions.ts'
import { fixedPaths } from '../pages/fixed-routes.ts'
import { createKnownPages } from '../pages/known-pages.ts'
import { createTextStore } from '../search/documents/text-store.ts'
import { readWording } from '../search/entries/wording.ts'
import { createSearch } from '../search/search.ts'
import { createSearchTurns } from '../search/search-turns.ts'
import { createMessageFigures } from '../transparency/figures.ts'
import { createObligations } from '../transparency/obligations.ts'
import type { ClientTurns } from '../turns/client-turns.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Limits } from './limits.ts'

type Options = {
  config: Config
  log: Log
  upstream: Upstream
  routes: ServerBuild['routes']
  /** Counts what is searched for. */
  counted: (ask: Search) => Search
  limits: Pick<Limits, 'oldVersions'>
  turns: ClientTurns
}
export type Lists = ReturnType<typeof createLists>

/** The council's lists: as the API has them, as pages show them, and the search over them. */
export function createLists({ config, log, upstream: api, routes, counted, limits, turns }: Options) {
  const { defaultLanguage } = config
  const upstream = withEmblem(api, config.council?.emblem)
  const copies = createCopies(path.join(config.data, 'lists'), log)
  const store = createTextStore(path.join(config.data, 'search', 'texts'))
  const facts = createFileFacts({
    file: path.join(config.data, 'files.json'),
    probe: createProbe(upstream),
    textKey: store.keyOfText,
    log,
  })
  const own = fixedPaths(routes)
  const listCache = createListCache({
    upstream,
    fixed: own,
    copies,
    facts,
    fallback: fallbackRowsOf(config.council),
    log,
  })
  const misconduct = createMisconductOfficer({ upstream, log })
  const ofLists = createEmptyPages({ routes, listCache })
  const emptyPages = { ...ofLists, now: () => misconduct.withEmptyPages(ofLists.now()) }
  const obligations = createObligations({ upstream, log, data: config.data })
  const figures = createMessageFigures({ upstream, log, data: config.data })
  const archive = createArchive({
    upstream,
    textKey: store.keyOfText,
    facts,
    defaultLanguage,
    data: config.data,
    log,
  })
  const search = createSearch({
    known: listCache.known,
    upstream,
    paths: [...own, servicesPath, noticesPath, budgetPath, meetingsPath, resolutionsPath, reportsPath],
    emptyPages: () => [...emptyPages.now(), ...obligations.emptyPages(), ...archive.emptyPages()],
    ended: archive.known,
    folder: path.join(config.data, 'search'),
    log,
  })
  const { ask } = createSearchTurns(search.ask, turns)
  const documents = createPublicDocuments({
    known: listCache.known,
    store,
    ended: archive,
    wording: readWording(),
    defaultLanguage,
  })
  const oldVersions = createOldVersions({ upstream, limit: limits.oldVersions, log })
  /** Without pages that have no content. */
  const shown = createShownSource({
    listCache,
    emptyPages,
    ended: archive.now,
    archiveYear: archive.year,
    obligations: obligations.now,
    messageFigures: figures.now,
    misconductOfficer: misconduct.now,
    oldVersions: oldVersions.known,
    language: defaultLanguage,
  })
  const withFeed: Search = async (question) => {
    const findings = await ask(question)
    return findings.state === 'ready' ? { ...findings, hasFeed: shown.feeds().ofSearch } : findings
  }
  return {
    upstream,
    facts,
    listCache,
    shown,
    knownPages: createKnownPages({
      routes,
      source: listCache,
      defaultLanguage,
      isDocument: documents.isPage,
      isArchive: archive.isPage,
    }),
    search: { ...search, ask: counted(withFeed) },
    /** The pages of the public documents. */
    documents,
    /** What the council must publish. */
    obligations,
    /** The notices whose time is over. */
    archive,
    oldVersions,
    settled: () =>
      Promise.all([
        copies.settled(),
        facts.settled(),
        archive.settled(),
        obligations.settled(),
        figures.settled(),
      ]),
  }
}
