import { type Bodies, nothing } from './without-functions.ts'

/**
 * What React Router's modules can do in a browser and the site does not use (`unused-react.test.ts` sees to that):
 * forms and fetchers, questions before leaving a page, view transitions, prefetching, routes that are found later,
 * and hot reload.
 */
export const unusedRouter: Readonly<Record<string, Bodies>> = {
  'lib/router/router.js': {
    ...nothing(
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch',
      'setFetcherError',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'abortFetcher',
      'markFetchersDone',
      'getUpdatedRevalidatingFetchers',
      'updateFetcherState',
      'getBlocker',
      'deleteBlocker',
      'updateBlocker',
      'shouldBlockNavigation',
      'discoverRoutes',
      '_internalSetRoutes',
      'patchRoutes',
      'patchRoutesImpl',
      'restoreAppliedTransitions',
      'persistAppliedTransitions',
      'getSubmissionFromNavigation',
      'getSubmittingNavigation',
      'getLoadingFetcher',
      'getSubmittingFetcher',
      'getDoneFetcher',
      'getInstrumentationNavigateMeta',
    ),
    // No route has a middleware.
    runClientMiddlewarePipeline: 'return handler()',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    checkFogOfWar: 'return { active: false, matches: null }',
    normalizeNavigateOptions: 'return { path }',
    getLoadingNavigation: 'return { state: "loading", location, matches, historyAction }',
    createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
    // In the browser the only one is "not found": its sentence is for the log of a server.
    getInternalRouterError: 'return new ErrorResponseImpl(status, "Not Found", new Error(pathname), true)',
  },
  'lib/dom/ssr/single-fetch.js': {
    ...nothing(
      'nonSsrStrategy',
      'singleFetchLoaderFetcherStrategy',
      'singleFetchActionStrategy',
      'fetchAndDecodeViaTurboStream',
      'unwrapSingleFetchResult',
      'bubbleMiddlewareErrors',
      'createDeferred',
    ),
    // Each page loads its own data in the browser: no answer of React Router's server is waited for.
    singleFetchLoaderNavigationStrategy: `
      const results = {};
      await Promise.all(args.matches.map((match) => match.resolve(async (handler) => {
        if (!match.shouldCallHandler(true)) return;
        const to = match.route.id;
        try { results[to] = { type: "data", result: await handler(() => {}) } }
        catch (error) { results[to] = { type: "error", result: error } }
      })));
      return results`,
  },
  'lib/hooks.js': { ...nothing('useNavigateUnstable'), RSCErrorHandler: 'return children' },
  'lib/dom/ssr/fog-of-war.js': nothing('getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'),
  'lib/dom/ssr/components.js': {
    usePrefetchBehavior: 'return [false, React$1.useRef(null), {}]',
    PrefetchPageLinks: 'return null',
  },
  'lib/dom/lib.js': {
    ...nothing('useSubmit', 'useFormAction', 'NavLinkWithRef', 'HistoryRouter'),
    useViewTransitionState: 'return false',
  },
  'lib/dom/ssr/routes.js': nothing(
    'createClientRoutesWithHMRRevalidationOptOut',
    'wrapShouldRevalidateForHdr',
  ),
}
