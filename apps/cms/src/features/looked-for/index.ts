import { serverCallPaths } from '@nagardwar/contract'
import { apiCalls } from '../../api/calls.ts'
import { whileServing } from '../../platform/database/while-open.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { addView } from '../../views/desk-views.ts'
import { lookedForEndpoints } from './endpoints.ts'
import { keepErasingOldCounts } from './erase.ts'
import { readerCounts } from './reader-counts.ts'
import { takeReaderCounts } from './take-reader-counts.ts'
import { words } from './words.ts'

/** Search analytics: which pages and words residents look for, counted without residents. */
export const lookedFor = (): Change =>
  together(
    extend({ collections: [readerCounts], endpoints: lookedForEndpoints }),
    apiCalls.add({ [serverCallPaths.readerCounts]: { POST: takeReaderCounts } }),
    addView({
      name: 'lookedFor',
      path: '/looked-for',
      component: '/features/looked-for/desk/looked-for-view.tsx#LookedForView',
      title: words.title,
      link: '/features/looked-for/desk/looked-for-view.tsx#LookedForLink',
    }),
    whileServing.add(keepErasingOldCounts),
  )
