import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { watchedJobs } from '../../platform/jobs/watched-jobs.ts'
import { addView } from '../../views/desk-views.ts'
import { demoRemovalEndpoints } from './endpoints.ts'
import { removalState } from './job.ts'
import { words } from './words.ts'

/** The demo council is taken out from the desk. */
export const demoRemoval = (): Change =>
  together(
    extend({ endpoints: demoRemovalEndpoints }),
    addView({
      name: 'removeDemo',
      path: '/remove-demo',
      component: '/features/demo-removal/removal-view.tsx#RemovalView',
      title: words.title,
      link: '/features/demo-removal/removal-view.tsx#RemovalLink',
    }),
    watchedJobs.add({
      name: { en: 'Removal of the demo', mr: 'नमुना माहिती काढणे' },
      hasFailed: (payload) => removalState(payload).state === 'broken-off',
    }),
  )
