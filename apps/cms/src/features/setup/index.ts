import { backupState } from '../../platform/backups/backup-job.ts'
import { type Change, together } from '../../platform/desk-option.ts'
import { extend } from '../../platform/extend.ts'
import { watchedJobs } from '../../platform/jobs/watched-jobs.ts'
import { addView } from '../../views/desk-views.ts'
import { addHint } from '../../views/today/parts.ts'
import { type Accounts, accounts } from './accounts.ts'
import { setupEndpoints } from './endpoints.ts'
import { questionNamed } from './questions.ts'
import { words } from './words.ts'

type Options = {
  /** How the question about a second administrator invites one. */
  accounts: Accounts
}

/** The guide for a new council: one question a screen. */
export const setup = (options: Options): Change =>
  together(
    accounts.set(options.accounts),
    extend({ endpoints: setupEndpoints }),
    addView({
      name: 'setup',
      path: '/setup/:question?',
      component: '/features/setup/setup-view.tsx#SetupView',
      title: words.title,
      titleBelow: (question) => questionNamed(question)?.title,
      link: '/features/setup/setup-view.tsx#SetupLink',
    }),
    addHint({
      name: 'setup',
      to: 'administrators',
      component: '/features/setup/setup-card.tsx#SetupCard',
    }),
    watchedJobs.add({
      name: { en: 'Backup', mr: 'बॅकअप' },
      hasFailed: (payload) => backupState(payload) === 'failed',
    }),
  )
