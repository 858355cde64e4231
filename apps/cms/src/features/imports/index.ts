import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { watchedJobs } from '../../platform/jobs/watched-jobs.ts'
import { addView } from '../../views/desk-views.ts'
import { importEndpoints } from './endpoints.ts'
import { jobState } from './job.ts'
import { words } from './words.ts'

/** An earlier website, or sheets, become the content of this one. */
export const imports = (): Change =>
  together(
    extend({ endpoints: importEndpoints }),
    addView({
      name: 'import',
      path: '/import',
      component: '/features/imports/import-view.tsx#ImportView',
      title: words.title,
      link: '/features/imports/import-view.tsx#ImportLink',
    }),
    watchedJobs.add({
      name: { en: 'Import', mr: 'आयात' },
      hasFailed: (payload) => jobState(payload).state === 'broken-off',
    }),
  )
