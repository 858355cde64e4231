import { serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { searchAnalyticsEndpoints } from './endpoints.ts'
import { keepErasingOldCounts } from './erase.ts'
import { readerCounts } from './reader-counts.ts'
import { takeReaderCounts } from './take-reader-counts.ts'
import { words } from './words.ts'

/** Search analytics: which pages and words residents look for, counted without residents. */
export const searchAnalytics = (): Change =>
  together(
    extend({ collections: [readerCounts], endpoints: searchAnalyticsEndpoints }),
    apiCalls.add({ [serverCallPaths.readerCounts]: { POST: takeReaderCounts } }),
    addView({
      name: 'searchAnalytics',
      path: '/looked-for',
      component: '/features/search-analytics/desk/search-analytics-view.tsx#SearchAnalyticsView',
      title: words.title,
      link: '/features/search-analytics/desk/search-analytics-view.tsx#SearchAnalyticsLink',
    }),
    whileServing.add(keepErasingOldCounts),
  )
